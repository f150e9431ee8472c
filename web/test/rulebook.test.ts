import { describe, expect, it } from "vitest";
import { forPlayers, parse, words } from "../src/lib/rulebook";

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
});
