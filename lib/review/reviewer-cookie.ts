/** Name of the cookie that holds the reviewer's name, URI-encoded. The browser sets it, the server only reads it. */
export const REVIEWER_COOKIE = "claimcheck_reviewer";
