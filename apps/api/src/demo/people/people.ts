import { DAY_MS, dayIn, type Day } from '../event/days.ts';
import { nameOf, nationalityIn, type FullName, type Gender, type Nationality } from './names.ts';
import { phoneOf } from './identities.ts';
import { CITIES, OFFICE_ZONE, type City } from '../event/places.ts';
import { at, type Random } from '../engine/random.ts';

/** What an usher and a team leader have in common. */
export interface Person extends FullName {
  readonly gender: Gender;
  readonly nationality: Nationality;
  /** position in CITIES */
  readonly city: number;
  readonly phone: string;
  readonly email: string;
  readonly birth_day: Day;
  readonly photo: string;
  readonly created_at: number;
}

const CITY_WEIGHTS = CITIES.map(({ weight }) => weight);
const YEAR_DAYS = 365.25;
/** The web app ships this many drawn portraits per gender. */
const PORTRAITS = 12;
const MAIL_DOMAINS = ['example.com', 'example.net', 'example.org'];

export const cityOf = ({ city }: { readonly city: number }): City => at(CITIES, city);
export const randomCity = (random: Random): number => random.weighted(CITY_WEIGHTS);

/** `position` is unique among all people: phone and mail follow from it. */
export function makePerson(
  random: Random,
  position: number,
  createdAt: number,
  ages: { readonly youngest: number; readonly oldest: number },
): Person {
  const gender: Gender = random.chance(0.54) ? 'female' : 'male';
  const city = randomCity(random);
  const { country } = at(CITIES, city);
  const nationality = nationalityIn(random, country);
  const name = nameOf(random, nationality, gender);
  const age = ages.youngest + (ages.oldest - ages.youngest) * random.unit() ** 1.6;
  return {
    ...name,
    gender,
    nationality,
    city,
    phone: phoneOf(country, position),
    email: mailOf(random, name, position),
    // half a year more than the age, so that nobody is 18 or not by a day
    birth_day: dayIn(OFFICE_ZONE, createdAt) - Math.round((age + 0.5) * YEAR_DAYS),
    photo: `/portraits/${gender === 'female' ? 'woman' : 'man'}-${random.whole(1, PORTRAITS)}.svg`,
    created_at: createdAt,
  };
}

const mailOf = (random: Random, { name_en }: FullName, position: number): string =>
  `${name_en
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}.${position + 1}@${random.pick(MAIL_DOMAINS)}`;

/**
 * When somebody joined: a quarter of all people in the two months before the first event, the others ever faster until
 * now. The moment rises with `share`, so people are made in the order in which they joined.
 */
export function joinedAt(share: number, openedAt: number, now: number): number {
  const founding = openedAt + 10 * DAY_MS;
  const firstEvent = openedAt + 70 * DAY_MS;
  if (share < 0.25) return founding + (firstEvent - founding) * (share / 0.25);
  return firstEvent + (now - firstEvent) * ((share - 0.25) / 0.75) ** 0.8;
}
