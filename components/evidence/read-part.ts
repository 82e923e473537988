/** Reads one part of a record as JSON. Throws with the server's own words where it has some. */
export async function readPart<Part>(href: string): Promise<Part> {
  const response = await fetch(href);
  if (response.ok) return (await response.json()) as Part;
  const said = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  throw new Error(said?.error?.message ?? `The server answered ${response.status}.`);
}
