import type { ClothingSize, LanguageLevel } from '@proline/domain/people/person-fields';
import type { CopyValue } from '../engine/copy.ts';
import type { Random } from '../engine/random.ts';
import type { Gender } from './names.ts';

/** Words of the house, as an office writes them: most in English, some in Arabic. */
const TAGS = [
  'Bilingual',
  'VIP-ready',
  'Own car',
  'Night shifts',
  'First aid',
  'Protocol',
  'خبرة في المعارض',
  'Can travel',
];
const TAG_WEIGHTS = [5, 4, 4, 3, 2, 2, 3, 2];
const SECOND_LEVELS: readonly LanguageLevel[] = ['basic', 'good', 'good', 'fluent', 'fluent'];
const SIZES: readonly ClothingSize[] = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];
const BUILDS = {
  female: { height: [152, 178], sizes: [3, 8, 9, 4, 2, 1], shoes: [36, 41] },
  male: { height: [163, 193], sizes: [1, 4, 9, 8, 4, 2], shoes: [40, 46] },
} as const satisfies Record<Gender, object>;

interface Known {
  readonly gender: Gender;
  readonly languages: readonly string[];
  /** whether the office knows this person well: sizes are taken at the first shift, tags come later still */
  readonly measured: boolean;
  readonly tagged: number;
}

/** What an office comes to know about a person, in the order of the columns: levels, height, both sizes, tags. */
export function traitsOf(random: Random, { gender, languages, measured, tagged }: Known): readonly CopyValue[] {
  const build = BUILDS[gender];
  const [least, most] = build.height;
  const height = Math.round((random.between(least, most) + random.between(least, most)) / 2);
  const size = SIZES[random.weighted(build.sizes)] ?? 'M';
  const shoes = random.whole(build.shoes[0], build.shoes[1]);
  const tags = tagsOf(random, languages, random.chance(tagged));
  return [
    JSON.stringify(levelsOf(random, languages)),
    ...(measured ? [height, size, shoes] : [null, null, null]),
    tags,
  ];
}

/** Everybody speaks the first language from home. */
const levelsOf = (random: Random, languages: readonly string[]): Record<string, LanguageLevel> =>
  Object.fromEntries(
    languages.map((language, place) => [language, place === 0 ? 'native' : random.pick(SECOND_LEVELS)]),
  );

function tagsOf(random: Random, languages: readonly string[], wanted: boolean): readonly string[] {
  const drawn = Array.from({ length: random.whole(1, 3) }, () => TAGS[random.weighted(TAG_WEIGHTS)] ?? '');
  const fitting = drawn.filter((tag) => tag !== 'Bilingual' || languages.includes('en'));
  return wanted ? [...new Set(fitting)] : [];
}
