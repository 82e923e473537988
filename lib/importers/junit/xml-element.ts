/** An element of a document; white space around its text is dropped. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
  readonly children: readonly XmlElement[];
  readonly text: string;
};
