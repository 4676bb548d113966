// @vitest-environment node
/** The types of the messages are made from their schema, which a test in Python compares. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("has the types that the schema says", () => {
  const made = execFileSync("npm", ["run", "--silent", "messages"], { encoding: "utf8" });
  expect(made).toContain("export interface TableView");
  expect(readFileSync("src/generated/messages.ts", "utf8")).toBe(made);
});
