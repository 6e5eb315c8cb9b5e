import type { Requirement } from '@proline/domain/event-plan/plan';
import type { PayRules } from '@proline/domain/pay/event-pay';
import type { HiringMode } from '../staffing/crew.ts';
import type { EventFrame } from './event-frame.ts';
import { phoneOf } from '../people/identities.ts';
import { COMMON_BRIEFING, KIND_TEXTS, type KindTexts } from './kind-texts.ts';
import { nameOf, nationalityIn } from '../people/names.ts';
import type { Venue } from './places.ts';
import { at, type Random } from '../engine/random.ts';
import { localRate } from '../staffing/roles.ts';
import type { Title } from './titles.ts';

/** What planners write about an event besides its times and places. */
export interface EventDetails {
  readonly title: Title;
  readonly category_id: string;
  readonly cover_id: string | null;
  readonly mode: HiringMode;
  readonly venue: Venue;
  readonly client_name: string;
  readonly description_en: string;
  readonly description_ar: string;
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly uniform: string;
  readonly briefing: string;
  readonly requirements: readonly Requirement[];
  readonly reserve_percent: number;
  readonly leader_rate_minor: number;
  readonly rules: PayRules & { readonly paid_breaks: boolean };
  readonly budget: {
    readonly kind: 'warn' | 'block';
    /** the limit as a multiple of the planned cost */ readonly room: number;
  } | null;
}

/** Contacts are not staff: their phone numbers start beyond those of the people. */
const FIRST_CONTACT = 9_000_000;
/** What a leader earns for a day of the event, in halalas. */
const LEADER_DAY_MINOR = 60_000;
const TRANSPORT: Allowed = { name: 'Transport · بدل نقل', sar: 3_000 };
const MEAL: Allowed = { name: 'Meal · وجبة', sar: 2_500 };
const LONG_DAY_HOURS = 9;

interface Allowed {
  readonly name: string;
  readonly sar: number;
}

export function detailsOf(
  random: Random,
  frame: EventFrame,
  given: Pick<EventDetails, 'title' | 'category_id' | 'cover_id' | 'mode'>,
): EventDetails {
  const { plan, city } = frame;
  const texts = textsOf(frame);
  const [description_en, description_ar] = random.pick(texts.descriptions);
  const local = (sar: number) => localRate(sar, city.currency);
  return {
    ...given,
    venue: random.pick(venuesFor(frame, texts)),
    client_name: random.pick(texts.clients),
    description_en,
    description_ar,
    contact_name: nameOf(random, nationalityIn(random, city.country), random.chance(0.5) ? 'female' : 'male').name_en,
    contact_phone: phoneOf(city.country, FIRST_CONTACT + frame.index),
    uniform: texts.uniform.join('\n'),
    briefing: briefingOf(texts),
    requirements: requirementsOf(random, frame),
    reserve_percent: given.mode === 'invite' ? 0 : random.pick([0, 5, 5, 10]),
    leader_rate_minor: local(LEADER_DAY_MINOR) * plan.days,
    rules: {
      overtime_percent: 150,
      night: null,
      paid_breaks: false,
      allowances: allowancesOf(random, frame).map(({ name, sar }) => ({ name, amount_minor: local(sar) })),
      late_deduction_minor: local(random.pick([1_000, 1_500, 2_000])),
      late_grace_minutes: 10,
      no_show_deduction_minor: local(random.pick([4_000, 5_000])),
    },
    budget: random.chance(0.25)
      ? null
      : { kind: random.chance(0.35) ? 'block' : 'warn', room: random.between(1.03, 1.2) },
  };
}

function textsOf({ plan }: EventFrame): KindTexts {
  const texts = KIND_TEXTS[plan.kind.name_en];
  if (!texts) throw new Error(`Nothing is written about events of the kind ${plan.kind.name_en}.`);
  return texts;
}

/** A city without a venue of the right kind uses any of its venues. */
function venuesFor({ city }: EventFrame, texts: KindTexts): readonly Venue[] {
  const suitable = city.venues.filter(({ suits }) => suits.some((kind) => texts.venues.includes(kind)));
  return suitable.length > 0 ? suitable : city.venues;
}

/** A briefing is read out in English first, then in Arabic. */
function briefingOf({ briefing }: KindTexts): string {
  const points = [...COMMON_BRIEFING, ...briefing];
  return [0, 1].map((language) => points.map((point) => `• ${at(point, language)}`).join('\n')).join('\n\n');
}

/** Allowances: travel to a venue out of town, and a meal on a long day. */
const allowancesOf = (random: Random, { plan }: EventFrame): Allowed[] => [
  ...(random.chance(0.3) ? [TRANSPORT] : []),
  ...(plan.slots.some(({ hours }) => hours >= LONG_DAY_HOURS) ? [MEAL] : []),
];

const SPEAKING_BOTH = new Set(['Conference', 'Gala dinner', 'Product launch']);
const MIXED: Readonly<Record<string, number>> = { Conference: 50, Exhibition: 50, Festival: 40, Graduation: 60 };
/** Shifts of experience asked for: more where the requirement blocks than where it flags. */
const EXPERIENCE = { block: [5, 8, 12], flag: [3, 5, 8] } as const;
const RATING = { block: [4, 4.1, 4.2], flag: [3.8, 4] } as const;
/** From this weight on a city has many ushers to choose from. */
const BIG_CITY_WEIGHT = 12;
const FIRST_CLASS = new Set(['Gala dinner', 'Wedding', 'Product launch', 'Conference']);

/** Everybody who was hired meets the blocking requirements: all have documents and speak Arabic, and English where it is asked for. */
function requirementsOf(random: Random, { plan, city }: EventFrame): Requirement[] {
  const kind = plan.kind.name_en;
  const english = SPEAKING_BOTH.has(kind);
  // nobody is hired for a draft yet, so it may ask for more
  const mayChoose = plan.status === 'draft' && city.weight >= BIG_CITY_WEIGHT;
  const choosy = mayChoose && random.chance(0.7) ? 'block' : 'flag';
  const mix = MIXED[kind];
  const asked: (Requirement | null)[] = [
    {
      kind: 'languages',
      mode: english || random.chance(0.3) ? 'block' : 'flag',
      languages: english ? ['ar', 'en'] : ['ar'],
    },
    { kind: 'documents', mode: 'block', documents: ['id_number', 'photo'] },
    mix === undefined ? null : { kind: 'gender', mode: 'flag', female_percent: mix },
    random.chance(0.6) ? { kind: 'experience', mode: choosy, shifts: random.pick(EXPERIENCE[choosy]) } : null,
    FIRST_CLASS.has(kind) ? { kind: 'rating', mode: choosy, least: random.pick(RATING[choosy]) } : null,
  ];
  return asked.filter((requirement) => requirement !== null);
}

/** Whether everybody who works at the event must speak English. */
export const isInEnglish = ({ requirements }: EventDetails): boolean =>
  requirements.some((asked) => asked.kind === 'languages' && asked.mode === 'block' && asked.languages.includes('en'));
