import { nameForms } from "../name-forms.ts";

/** Longer names are no slip of the pen (G9). */
const MAX_NAME = 512;
/** Characters of folded names that are kept; a hostile record may have any number of names. */
const MAX_KEPT = 4_000_000;

/** Names that are variants of each other (G9) share a group: the first of them. Each name is folded once. */
export class NameGroups {
  readonly #known = new Map<string, string>();
  readonly #byForm = new Map<string, string>();
  #kept = 0;

  of(name: string): string {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    let group = name;
    if (name.length <= MAX_NAME && this.#kept < MAX_KEPT) {
      const forms = nameForms(name);
      const form = forms.find((one) => this.#byForm.has(one));
      if (form !== undefined) group = this.#byForm.get(form) ?? name;
      for (const one of forms) {
        this.#kept += one.length;
        if (!this.#byForm.has(one)) this.#byForm.set(one, group);
      }
    }
    this.#known.set(name, group);
    return group;
  }
}
