/** British English shortens September alone to four letters. In columns of dates all months have three, as on every screen. */
export const threeLetterMonths = (text: string): string => text.replace(/\bSept\b/gu, 'Sep');
