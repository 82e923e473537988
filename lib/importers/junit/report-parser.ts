import { SaxesParser } from "saxes";
import type { XmlElement } from "./xml-element.ts";

type Growing = XmlElement & { readonly children: Growing[]; text: string };

/** The suites around a test, the outermost first, as far as they are known when it ends. */
export type Suite = {
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: ReadonlyMap<string, string>;
};

export type ReportTest = { readonly test: XmlElement; readonly suites: readonly Suite[] };

type Problem = { readonly message: string; readonly line: number };

/**
 * Reads a report piece by piece, and gives its tests as they end. What is no right XML is passed over where that can
 * be done (a control character in a test's output); the first such place is told. No entities but those of XML itself
 * are known, and nothing outside of the text is read.
 */
export class ReportParser {
  readonly #parser = new SaxesParser();
  readonly #suites: { attributes: Record<string, string>; properties: Map<string, string> }[] = [];
  /** The open elements of the test, or of the properties of a suite. */
  #open: Growing[] = [];
  #found: ReportTest[] = [];
  root: string | null = null;
  problem: Problem | null = null;
  problems = 0;

  constructor(line: number) {
    const parser = this.#parser;
    parser.line = line;
    parser.on("opentag", ({ name, attributes }) => this.#start(name, attributes));
    parser.on("closetag", ({ name }) => this.#end(name));
    parser.on("text", (text) => this.#text(text));
    parser.on("cdata", (text) => this.#text(text));
    parser.on("error", (error) => {
      this.problems++;
      this.problem ??= { message: error.message.replace(/^\d+:\d+: /, ""), line: parser.line };
    });
  }

  push(text: string): ReportTest[] {
    this.#parser.write(text);
    return this.#take();
  }

  /** A test that is still open is not given: whether it failed can't be known. */
  end(): ReportTest[] {
    this.#parser.close();
    return this.#take();
  }

  #take(): ReportTest[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #start(name: string, attributes: Record<string, string>): void {
    this.root ??= name;
    const isSuite = name === "testsuite" || name === "testsuites";
    const isRead = name === "testcase" || name === "properties";
    const parent = this.#open.at(-1);
    if (parent === undefined && isSuite) {
      this.#suites.push({ attributes, properties: new Map() });
    } else if (parent !== undefined || isRead) {
      const element: Growing = { name, attributes, line: this.#parser.line, children: [], text: "" };
      parent?.children.push(element);
      this.#open.push(element);
    }
  }

  #end(name: string): void {
    const element = this.#open.pop();
    if (element === undefined) {
      if (name === "testsuite" || name === "testsuites") this.#suites.pop();
      return;
    }
    element.text = element.text.trim();
    if (this.#open.length > 0) return;
    if (element.name === "testcase") this.#found.push({ test: element, suites: [...this.#suites] });
    else for (const [key, value] of propertiesIn(element)) this.#suites.at(-1)?.properties.set(key, value);
  }

  #text(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }
}

/** The properties in a `properties` element; the value is an attribute, or the text. */
export function propertiesIn(element: XmlElement): [string, string][] {
  return element.children.flatMap(({ name, attributes, text }) => {
    const key = attributes.name;
    return name === "property" && key !== undefined ? [[key, attributes.value ?? text]] : [];
  });
}
