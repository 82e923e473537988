import { headers } from "next/headers";

/** The address under which the person sees this server, for commands to copy. */
export async function getOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "127.0.0.1:3000";
  return `${sent.get("x-forwarded-proto") ?? "http"}://${host}`;
}
