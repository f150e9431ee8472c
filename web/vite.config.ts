import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// The page is served by `taberna serve`; in development Vite asks it for everything that is not the page.
const server = "http://127.0.0.1:8000";

/** Styles after what can be read without them: in the head they would keep it back. */
const stylesLast: Plugin = {
  name: "styles-last",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const links = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      return links.reduce((left, link) => left.replace(link, ""), html).replace("  </body>", `${links.join("")}  </body>`);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), stylesLast],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/locales": server, "/rules": server, "/socket": { target: server, ws: true } } },
});
