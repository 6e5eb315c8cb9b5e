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

const KM_PER_DEGREE = 111;

/** Degrees between which everything within so many kilometers is, and some more; all around the earth where that is unsure. */
export function boxAround({ latitude, longitude }: MapPin, km: number) {
  const up = (km + 1) / KM_PER_DEGREE;
  const [south, north] = [latitude - up, latitude + up];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const aside = narrowest > 0 ? up / narrowest : Number.POSITIVE_INFINITY;
  const [west, east] = [longitude - aside, longitude + aside];
  return west < -180 || east > 180 ? { south, north, west: -180, east: 180 } : { south, north, west, east };
}
