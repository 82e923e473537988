/** Ids stand in indexes, whose entries Postgres bounds at about 2,700 bytes. */
export const ID_BYTES = 1000;
