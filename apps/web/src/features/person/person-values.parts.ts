import { isEmail } from '@proline/domain/account/email-address';
import type { BirthDateProblem } from '@proline/domain/people/birth-date';
import { isWrittenDay } from '@proline/domain/time/calendar-day';
import { ID_NUMBER_PATTERN, ID_NUMBER_TYPED_MAX_LENGTH, tidyIdNumber } from '@proline/domain/people/id-number';
import {
  CITY_MAX_LENGTH,
  HEIGHT_CM,
  PERSON_NAME_MAX_LENGTH,
  PHONE_TYPED_MAX_LENGTH,
  SHOE_SIZE,
  type ClothingSize,
  type Gender,
  type LanguageLevel,
} from '@proline/domain/people/person-fields';
import type { Country } from '@proline/domain/place/countries';
import { readDegrees, type MapPin } from '@proline/domain/place/coordinates';
import { wholeNumber } from '@proline/domain/text/latin-digits';
import { characterCount, tidyText } from '@proline/domain/text/tidy-text';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { isShorter, namingProblem, requiredLineProblem } from '../../lib/form/text-problem.ts';

export type SpokenLanguage = { readonly code: string; readonly level: LanguageLevel | null };

/** What a form holds of a person: texts as they are typed; empty is what nobody has said. */
export type PersonValues = {
  readonly name_en: string;
  readonly name_ar: string;
  readonly phone: string;
  readonly email: string;
  readonly birth_date: string;
  readonly gender: Gender | '';
  readonly nationality: Country | '';
  readonly city: string;
  /** Where somebody lives, in degrees; both or none. */
  readonly latitude: string;
  readonly longitude: string;
  /** Types of work. */
  readonly role_ids: readonly string[];
  readonly languages: readonly SpokenLanguage[];
  readonly tags: readonly string[];
  readonly height_cm: string;
  readonly clothing_size: ClothingSize | '';
  readonly shoe_size: string;
  /** A new one; empty keeps the one that is stored. */
  readonly id_number: string;
  readonly photo_id: string;
};

export const BLANK_PERSON: PersonValues = {
  name_en: '',
  name_ar: '',
  phone: '',
  email: '',
  birth_date: '',
  gender: '',
  nationality: '',
  city: '',
  latitude: '',
  longitude: '',
  role_ids: [],
  languages: [],
  tags: [],
  height_cm: '',
  clothing_size: '',
  shoe_size: '',
  id_number: '',
  photo_id: '',
};

const FILE_ID =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;

const isBlank = (text: string): boolean => tidyText(text) === '';

const nameProblem = (name: string) => namingProblem(name, PERSON_NAME_MAX_LENGTH);

/** Null: nothing was said; NaN: the text is no number. */
const figureOf = (text: string): number | null => (isBlank(text) ? null : (wholeNumber(tidyText(text)) ?? Number.NaN));

const figureProblem = <Problem extends string>(
  text: string,
  range: { readonly least: number; readonly most: number },
  problem: Problem,
): Problem | undefined => {
  const figure = figureOf(text);
  return figure === null || isWholeBetween(figure, range) ? undefined : problem;
};

const isIdNumber = (text: string): boolean =>
  characterCount(text) <= ID_NUMBER_TYPED_MAX_LENGTH && ID_NUMBER_PATTERN.test(tidyIdNumber(text));

/** Half a place is none: the empty one asks for the other half. */
const degreesProblem = (own: string, other: string, most: number) => {
  if (isBlank(own)) return isBlank(other) ? undefined : ('degrees_wrong' as const);
  return readDegrees(own, most) === null ? ('degrees_wrong' as const) : undefined;
};

/** Where somebody lives, as far as the fields say it. */
export const pinIn = ({ latitude, longitude }: Pick<PersonValues, 'latitude' | 'longitude'>): MapPin | null => {
  const [north, east] = [readDegrees(latitude, 90), readDegrees(longitude, 180)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
};

/** One name will do, in either language: the first field asks for it. */
export const checkPerson = (person: PersonValues) => ({
  name_en:
    isShorter(person.name_en, 1) && isShorter(person.name_ar, 1)
      ? ('name_required' as const)
      : nameProblem(person.name_en),
  name_ar: nameProblem(person.name_ar),
  phone: requiredLineProblem(person.phone, PHONE_TYPED_MAX_LENGTH, 'phone_required'),
  email: isBlank(person.email) || isEmail(person.email) ? undefined : ('email_wrong' as const),
  birth_date: person.birth_date === '' || isWrittenDay(person.birth_date) ? undefined : ('birth_date_wrong' as const),
  city: namingProblem(person.city, CITY_MAX_LENGTH),
  latitude: degreesProblem(person.latitude, person.longitude, 90),
  longitude: degreesProblem(person.longitude, person.latitude, 180),
  height_cm: figureProblem(person.height_cm, HEIGHT_CM, 'height_wrong'),
  shoe_size: figureProblem(person.shoe_size, SHOE_SIZE, 'shoe_size_wrong'),
  id_number: isBlank(person.id_number) || isIdNumber(person.id_number) ? undefined : ('id_number_wrong' as const),
  photo_id: person.photo_id === '' || FILE_ID.test(person.photo_id) ? undefined : ('photo_wrong' as const),
});
type Checked = ReturnType<typeof checkPerson>;
/** What can be wrong with a person's fields, with what only today's date and the rules of countries can tell. */
export type PersonProblem =
  Exclude<Checked[keyof Checked], undefined> | 'phone_wrong' | `birth_date_${BirthDateProblem}`;

export const PERSON_BOXES = { city: CITY_MAX_LENGTH, phone: PHONE_TYPED_MAX_LENGTH } as const;

const orNull = <Text extends string>(text: Text | ''): Text | null => (text === '' ? null : text);

/** The body of a call that stores a person. */
export const personBody = ({ id_number, photo_id, latitude, longitude, ...person }: PersonValues) => ({
  ...person,
  // what the check has let pass is whole
  pin:
    isBlank(latitude) && isBlank(longitude)
      ? null
      : (pinIn({ latitude, longitude }) ?? { latitude: Number.NaN, longitude: Number.NaN }),
  role_ids: [...person.role_ids],
  languages: [...person.languages],
  tags: [...person.tags],
  email: isBlank(person.email) ? null : person.email,
  birth_date: orNull(person.birth_date),
  gender: orNull(person.gender),
  nationality: orNull(person.nationality),
  height_cm: figureOf(person.height_cm),
  clothing_size: orNull(person.clothing_size),
  shoe_size: figureOf(person.shoe_size),
  photo_id: orNull(photo_id),
  ...(!isBlank(id_number) && { id_number }),
});

/** What is known of a person, whatever the hat. */
export type KnownPerson = {
  readonly id: string;
  readonly version: number;
  readonly name_en: string;
  readonly name_ar: string;
  readonly phone: string;
  readonly email: string | null;
  readonly birth_date: string | null;
  readonly gender: Gender | null;
  readonly nationality: string | null;
  readonly city: string;
  readonly pin: MapPin | null;
  readonly does: readonly { readonly id: string; readonly name_en: string; readonly name_ar: string }[];
  readonly languages_spoken: readonly SpokenLanguage[];
  readonly tags: readonly string[];
  readonly height_cm: number | null;
  readonly clothing_size: ClothingSize | null;
  readonly shoe_size: number | null;
  readonly photo: string | null;
  readonly photo_id: string | null;
  readonly id_number_last4: string | null;
};
