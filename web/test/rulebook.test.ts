import { describe, expect, it } from "vitest";
import { forPlayers, parse, untyped, words } from "../src/lib/rulebook";

const TEXT = `## Writing it down

- **F22** A placement is written as its cell, \`c4\`.

A position is a JSON object:

| field | meaning |
| --- | --- |
| \`board\` | a drawing |

## After it

- **F23** More.
`;

describe("the rules", () => {
  it("leave out what is for programs only", () => {
    const shown = forPlayers(parse(TEXT)).map(words);
    expect(shown).toEqual(["Writing it down", "A placement is written as its cell, c4.", "After it", "More."]);
  });

  it("call options by their labels alone", () => {
    const isOption = (name: string) => ["draft", "cards", "edition"].includes(name);
    const text = "*Draft* (`draft`, P6), *Edition* (`edition`: 1 or 2) and *Cards of your own* (typed `cards=FILE`); a cell (`c4`).";
    expect(untyped(text, isOption)).toBe("*Draft* (P6), *Edition* (1 or 2) and *Cards of your own*; a cell (`c4`).");
  });
});
