import { cookies } from "next/headers";
import { readTimeZone } from "@/lib/queries/trends/read-time-zone";
import { TIME_ZONE_COOKIE } from "@/lib/queries/trends/time-zone-cookie";

/** The reader's time zone as this browser has said it; UTC until it has. */
export async function getTimeZone(): Promise<string> {
  return readTimeZone((await cookies()).get(TIME_ZONE_COOKIE)?.value);
}
