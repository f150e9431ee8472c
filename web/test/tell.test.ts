import { expect, test } from "vitest";
import { capital } from "../src/lib/tell";

test("what stands on a button begins with a capital, and a cell keeps its small letter", () => {
  expect(capital("der linke Platz")).toBe("Der linke Platz");
  expect(capital("échelon")).toBe("Échelon");
  expect(capital("b3, building V: free")).toBe("b3, building V: free");
  expect(capital("")).toBe("");
});
