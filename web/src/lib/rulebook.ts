// Reads the rules of a game, a small part of Markdown, into blocks that can be drawn and searched.
export type Part = { kind: "plain" | "bold" | "italic" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; parts: Part[] }
  | { kind: "clause"; id: string; parts: Part[] }
  | { kind: "item" | "text"; parts: Part[] }
  | { kind: "drawing"; text: string }
  | { kind: "rows"; rows: Part[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

/** Links lead to other papers, which the page does not have: only their words stay. */
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

export function inline(source: string): Part[] {
  const text = source.replace(LINK, "$1");
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) parts.push({ kind: "plain", text: text.slice(end, found.index) });
    if (found[1] !== undefined) parts.push({ kind: "bold", text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: "italic", text: found[2] });
    else parts.push({ kind: "code", text: found[3] ?? "" });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: "plain", text: text.slice(end) });
  return parts;
}

function block(text: string): Block {
  const heading = /^(#+) (.*)$/s.exec(text);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, parts: inline(heading[2] ?? "") };
  const clause = /^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* (.*)$/s.exec(text);
  if (clause) return { kind: "clause", id: clause[1] ?? "", parts: inline(clause[2] ?? "") };
  if (text.startsWith("- ")) return { kind: "item", parts: inline(text.slice(2)) };
  return { kind: "text", parts: inline(text) };
}

function cells(line: string): Part[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

/** Every block of the text in order. */
export function parse(text: string): Block[] {
  const blocks: Block[] = [];
  let open = "";
  let drawing: string[] | null = null;
  let rows: Part[][][] = [];
  const flush = () => {
    if (open) blocks.push(block(open));
    if (rows.length > 0) blocks.push({ kind: "rows", rows });
    open = "";
    rows = [];
  };
  for (const line of text.split("\n")) {
    if (line.trim().startsWith("```")) {
      flush();
      if (drawing) blocks.push({ kind: "drawing", text: drawing.join("\n") });
      drawing = drawing ? null : [];
    } else if (drawing) drawing.push(line.trim());
    else if (line.trim() === "") flush();
    else if (line.startsWith("|")) {
      if (!/^[|\s:-]+$/.test(line)) rows.push(cells(line));
    } else if (/^(#+ |\s*- )/.test(line)) {
      flush();
      open = line.trim();
    } else open = open ? `${open} ${line.trim()}` : line.trim();
  }
  flush();
  return blocks;
}

export function words(block: Block): string {
  if (block.kind === "drawing") return block.text;
  const parts = block.kind === "rows" ? block.rows.flat(2) : block.parts;
  return parts.map((part) => part.text).join("");
}

const kept = new Map<string, Promise<Block[]>>();

/** Without what is for programs only: how a position is written, from the sentence that names the format to the next heading. */
export function forPlayers(blocks: Block[]): Block[] {
  let machine = false;
  return blocks.filter((one) => {
    if (one.kind === "heading" || one.kind === "clause") machine = false;
    else if (one.kind === "text" && /\bJSON\b/.test(words(one))) machine = true;
    return !machine;
  });
}

/** Without the names that options have in a terminal: "(`draft`, P6)" becomes "(P6)"; "(typed `draft`)" goes. */
export function untyped(text: string, isOption: (name: string) => boolean): string {
  return text.replace(/\s?\(([^()]*)\)/g, (whole, inside: string) => {
    const name = /`(\w+)[^`]*`/.exec(inside)?.[1];
    if (name === undefined || !isOption(name)) return whole;
    const rest = /^`\w+`(?:[:,] | : )([^`]*)$/.exec(inside)?.[1];
    return rest === undefined ? "" : `${whole.slice(0, whole.indexOf("("))}(${rest})`;
  });
}

export function rulesOf(game: string, language: string, isOption: (name: string) => boolean): Promise<Block[]> {
  const path = `/rules/${language}/${game}.md`;
  let found = kept.get(path);
  if (!found) {
    found = fetch(path).then(async (answer) => (answer.ok ? forPlayers(parse(untyped(await answer.text(), isOption))) : []));
    kept.set(path, found);
  }
  return found;
}
