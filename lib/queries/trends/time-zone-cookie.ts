/** Name of the cookie that holds the reader's time zone, URI-encoded. The browser sets it, the server only reads it. */
export const TIME_ZONE_COOKIE = "claimcheck_zone";
