/** A YAML value that has no JSON; `offset` is where it stands in the file. */
export class YamlProblem extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = "YamlProblem";
    this.offset = offset;
  }
}
