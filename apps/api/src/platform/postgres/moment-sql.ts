/** SQL that writes a timestamp inside JSON in the same format as outside of it. */
export const momentSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
