import { withLatinDigits } from '../text/latin-digits.ts';

export type MapPin = { readonly latitude: number; readonly longitude: number };

/** A hundred-thousandth of a degree is a metre. */
const PLACES = 5;

const plain = (text: string): string => withLatinDigits(text).replaceAll('٫', '.').replaceAll('−', '-').trim();

export const rounded = (degrees: number): number => Number(degrees.toFixed(PLACES));

/** "24.4672", "٢٤٫٤٦", "-8.1°" → degrees; null: none, or beyond the end of the earth. */
export const readDegrees = (text: string, most: number): number | null => {
  const match = /^([+-]?\d{1,3}(?:\.\d{1,12})?)\s*°?$/.exec(plain(text));
  if (!match) return null;
  const degrees = Number(match[1]);
  return Math.abs(degrees) <= most ? degrees : null;
};

/** As maps give it when a place is copied: "24.4672, 54.6031". */
export const readPair = (text: string): MapPin | null => {
  const parts = plain(text)
    .split(/\s*[,،;]\s*|\s+/)
    .filter((part) => part !== '');
  const [north = '', east = ''] = parts;
  const [latitude, longitude] = [readDegrees(north, 90), readDegrees(east, 180)];
  return parts.length === 2 && latitude !== null && longitude !== null
    ? { latitude: rounded(latitude), longitude: rounded(longitude) }
    : null;
};
