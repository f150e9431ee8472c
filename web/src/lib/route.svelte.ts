// Where the reader is: the parts of the address. The server answers every address with the page.
function here(): string[] {
  return location.pathname
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
}

let parts = $state.raw(here());
addEventListener("popstate", () => (parts = here()));

export function route(): readonly string[] {
  return parts;
}

export function link(...path: string[]): string {
  return `/${path.map(encodeURIComponent).join("/")}`;
}

export function go(address: string): void {
  history.pushState(null, "", address);
  parts = here();
  scrollTo(0, 0);
}

/** Links within the page change the address without loading the page again. */
export function follow(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!anchor || !plain || event.defaultPrevented || anchor.target || anchor.download) return;
  const address = new URL(anchor.href);
  if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(address.pathname);
}
