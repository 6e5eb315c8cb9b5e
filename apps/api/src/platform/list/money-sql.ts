/** An amount as people write it, of the minor units that are stored. */
export const amountSql = (minor: string, currency: string): string =>
  `case when ${currency} in ('KWD', 'BHD', 'OMR', 'JOD') then round(${minor} / 1000.0, 3) else round(${minor} / 100.0, 2) end`;
