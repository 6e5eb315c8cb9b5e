import {
  BAHRAINI_FAMILIES,
  EGYPTIAN_FAMILIES,
  EMIRATI_FAMILIES,
  KUWAITI_FAMILIES,
  LEVANTINE_FAMILIES,
  OMANI_FAMILIES,
  QATARI_FAMILIES,
  SAUDI_FAMILIES,
} from './family-names.ts';
import { EGYPT_MEN, EGYPT_WOMEN, GULF_MEN, GULF_WOMEN, LEVANT_MEN, LEVANT_WOMEN, type Name } from './given-names.ts';
import type { Random } from '../engine/random.ts';

export type Gender = 'female' | 'male';
export interface FullName {
  readonly name_en: string;
  readonly name_ar: string;
}

interface NamePool {
  readonly women: readonly Name[];
  readonly men: readonly Name[];
  readonly families: readonly Name[];
}

const gulf = (families: readonly Name[]): NamePool => ({ women: GULF_WOMEN, men: GULF_MEN, families });
const levant: NamePool = { women: LEVANT_WOMEN, men: LEVANT_MEN, families: LEVANTINE_FAMILIES };

/** By nationality (ISO 3166). */
const POOLS = {
  SA: gulf(SAUDI_FAMILIES),
  AE: gulf(EMIRATI_FAMILIES),
  KW: gulf(KUWAITI_FAMILIES),
  QA: gulf(QATARI_FAMILIES),
  BH: gulf(BAHRAINI_FAMILIES),
  OM: gulf(OMANI_FAMILIES),
  EG: { women: EGYPT_WOMEN, men: EGYPT_MEN, families: EGYPTIAN_FAMILIES },
  JO: levant,
  LB: levant,
  SY: levant,
} as const satisfies Record<string, NamePool>;
export type Nationality = keyof typeof POOLS;

/** Given name, for some the father's name, family name. */
export function nameOf(random: Random, nationality: Nationality, gender: Gender): FullName {
  const pool = POOLS[nationality];
  const given = random.pick(gender === 'female' ? pool.women : pool.men);
  const father = random.pick(pool.men);
  const family = random.pick(pool.families);
  const parts = random.chance(0.45) && father !== given ? [given, father, family] : [given, family];
  return { name_en: parts.map(([en]) => en).join(' '), name_ar: parts.map(([, ar]) => ar).join(' ') };
}

const RESIDENTS: readonly Nationality[] = ['EG', 'JO', 'LB', 'SY'];

/** Most people are citizens of where they live; in the Gulf about one in five is not. */
export const nationalityIn = (random: Random, country: Exclude<Nationality, 'JO' | 'LB' | 'SY'>): Nationality =>
  country !== 'EG' && random.chance(0.2) ? random.pick(RESIDENTS) : country;
