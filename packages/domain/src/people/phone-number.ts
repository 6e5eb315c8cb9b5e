import { withLatinDigits } from '../text/latin-digits.ts';

/** As it is dialled from abroad. */
const PHONE_NUMBER = /^\+[1-9][0-9]{6,14}$/;

export const isPhoneNumber = (text: string): boolean => PHONE_NUMBER.test(text);

/** Spaces, dots, dashes, brackets, and the marks of direction that come along with what is pasted. */
const DECORATION = /[\s().\-\u2010-\u2013\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A number as it is dialled inside its country. */
const LOCAL_NUMBER = /^0?([1-9]\d{6,9})$/;

/** As it is dialled from abroad, however it was written; a local number gets the country's code. What is no number stays as it is, to be put right. */
export const tidyPhone = (text: string, callingCode?: string): string => {
  const plain = withLatinDigits(text).replace(DECORATION, '').replace(/^00/, '+');
  const local = callingCode === undefined ? undefined : LOCAL_NUMBER.exec(plain)?.[1];
  if (callingCode !== undefined && local !== undefined) return `+${callingCode}${local}`;
  return /^\+?\d+$/.test(plain) ? plain : text;
};
