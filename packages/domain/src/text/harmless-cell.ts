/** A cell that begins with one of these is a formula to a spreadsheet; an apostrophe before it makes it text again. */
export const STARTS = '=+@|%＝＋－＠-';

/** Text that is no formula to any spreadsheet; exports that the database writes do the same in SQL. */
export const harmless = (text: string): string => {
  const apart = text.replace(new RegExp(`;(\\s*)([${STARTS}])`, 'g'), ";$1'$2");
  return `${STARTS}\t\r`.includes(apart.slice(0, 1)) && apart !== '' ? `'${apart}` : apart;
};
