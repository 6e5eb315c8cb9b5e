import type { Gender } from '../../people/person-fields.ts';
import { canBeChosen, HAND_ONLY_CODES, UNSUITABLE_CODES } from '../suitability.ts';
import type { Contribution } from '../match-score.ts';
import type { Booked } from '../work.ts';
import { fixedWork, matchIn, suitabilityIn, type FillCandidate, type FillSource } from './fill-candidates.ts';
import { byText, type FillProblem, type FillRow } from './fill-problem.ts';

/** Why this person has this place. */
export type ChoiceReason = {
  readonly row: FillRow;
  readonly contributions: readonly Contribution[];
  /** the best of those who could have had it; `instead`: the place that the plan gives them in that shift */
  readonly next_best: (FillRow & { readonly instead: string | null }) | null;
};

/** Why nobody has this place. */
export type GapReason = {
  readonly position_id: string;
  readonly open: number;
  /** people who do this role and live near, and are not in the plan for this position */
  readonly considered: number;
  /** the most frequent first */
  readonly because: readonly GapCount[];
  /** the one requirement that would bring most people if it were a Flag; null: none would bring anybody */
  readonly if_flagged: Flagged | null;
  /** whom each requirement alone keeps out */
  readonly alone: readonly Flagged[];
};

export const REQUIREMENT_CODES = ['gender', 'languages', 'experience', 'rating', 'documents'] as const;
type RequirementCode = (typeof REQUIREMENT_CODES)[number];
export type Flagged = { readonly code: RequirementCode; readonly people: number; readonly best_tenths: number };

/** Whoever does not do the role, or lives far away, is nobody to count. */
const UNCOUNTED = ['not_this_role', 'not_near'] as const;
type Uncounted = (typeof UNCOUNTED)[number];
/** `not_judged`: could have it, and was not among those who were judged for the plan */
type GapCode =
  | Exclude<(typeof UNSUITABLE_CODES)[number] | (typeof HAND_ONLY_CODES)[number], Uncounted>
  | 'placed_elsewhere'
  | 'not_judged';
const isCounted = (code: GapCode | Uncounted): code is GapCode => !UNCOUNTED.some((one) => one === code);
export const GAP_CODES: readonly GapCode[] = [
  ...UNSUITABLE_CODES,
  ...HAND_ONLY_CODES.flatMap((code) => (isCounted(code) ? [code] : [])),
  'placed_elsewhere',
  'not_judged',
];
/** `event_id`: the other event, where one is to blame */
export type GapCount = { readonly code: GapCode; readonly event_id: string | null; readonly people: number };

/** `rows`: those to explain, of `plan`. */
export const explainChoices = (
  source: FillSource,
  problem: FillProblem,
  rows: readonly FillRow[],
  plan: readonly FillRow[] = rows,
): readonly ChoiceReason[] => {
  const people = new Map(source.people.map((person) => [person.id, person]));
  const positions = new Map(source.positions.map((position) => [position.id, position]));
  const nextBest = runnersUp(problem, plan);
  return rows.flatMap((row) => {
    const [person, position] = [people.get(row.person_id), positions.get(row.position_id)];
    if (person === undefined || position === undefined) return [];
    return [
      {
        row,
        contributions: matchIn(source, person, position).contributions,
        next_best: nextBest.get(row.position_id) ?? null,
      },
    ];
  });
};

const runnersUp = ({ people, positions }: FillProblem, rows: readonly FillRow[]) => {
  const shiftOf = new Map(positions.map(({ id, shift_id }) => [id, shift_id]));
  const given = new Map(rows.map((row) => [`${row.person_id} ${shiftOf.get(row.position_id) ?? ''}`, row.position_id]));
  const best = new Map<string, FillRow & { instead: string | null }>();
  for (const { id, options } of people)
    for (const { position_id, tenths } of options) {
      const instead = given.get(`${id} ${shiftOf.get(position_id) ?? ''}`) ?? null;
      const before = best.get(position_id);
      if (instead === position_id || (before !== undefined && before.tenths >= tenths)) continue;
      best.set(position_id, { person_id: id, position_id, tenths, instead });
    }
  return best;
};

export const explainGaps = (
  source: FillSource,
  problem: FillProblem,
  rows: readonly FillRow[],
): readonly GapReason[] => {
  const filled = Map.groupBy(rows, ({ position_id }) => position_id);
  const optionsOf = new Map(problem.people.map(({ id, options }) => [id, new Set(options.map((o) => o.position_id))]));
  const withPlan = sourceWithPlan(source, rows);
  return source.positions.flatMap((position) => {
    const there = filled.get(position.id) ?? [];
    const open = position.room - there.length;
    if (open <= 0) return [];
    const inPlan = new Set(there.map(({ person_id }) => person_id));
    const reasons = source.people
      .filter(({ id }) => !inPlan.has(id))
      .flatMap((person) =>
        optionsOf.get(person.id)?.has(position.id) === true
          ? [whyNotChosen(source, withPlan, person, position)]
          : reasonAgainst(source, person, position),
      );
    return [withReasons({ ...NOBODY, position_id: position.id, open }, reasons)];
  });
};

const NOBODY = { considered: 0, because: [], if_flagged: null, alone: [] } as const;

/** The same with more people. */
const withReasons = (gap: GapReason, reasons: readonly Against[]): GapReason => {
  const alone = REQUIREMENT_CODES.flatMap((code): Flagged[] => {
    const before = gap.alone.find((one) => one.code === code);
    const own = reasons.flatMap(({ only }) => (only?.code === code ? [only.tenths] : []));
    const people = (before?.people ?? 0) + own.length;
    return people === 0 ? [] : [{ code, people, best_tenths: Math.max(before?.best_tenths ?? 0, ...own) }];
  });
  const [best = null] = alone.toSorted((a, b) => b.people - a.people || b.best_tenths - a.best_tenths);
  return {
    ...gap,
    considered: gap.considered + reasons.length,
    because: summed([...gap.because, ...reasons.map(({ code, event_id }) => ({ code, event_id, people: 1 }))]),
    if_flagged: best,
    alone,
  };
};

/** Somebody who could have a place that the plan leaves empty. */
export type Missed = { readonly person: FillCandidate; readonly position_id: string; readonly tenths: number };

/** Why people who were not judged for the plan are in none of these places, and who of them could be. */
export const explainFurther = (
  source: FillSource,
  rows: readonly FillRow[],
  gaps: readonly GapReason[],
  people: readonly FillCandidate[],
): { readonly gaps: readonly GapReason[]; readonly missed: readonly Missed[] } => {
  const positions = new Map(source.positions.map((position) => [position.id, position]));
  const plan = sourceWithPlan(source, rows);
  const missed: Missed[] = [];
  // positions of one shift and role differ by their zone only
  const known = new Map<string, readonly Against[]>();
  const reasonsAt = (position: Position): readonly Against[] => {
    const key = `${position.shift_id} ${position.type_id}`;
    const found = known.get(key) ?? people.flatMap((person) => furtherReason(source, plan, person, position));
    known.set(key, found);
    return found;
  };
  const all = gaps.map((gap) => {
    const position = positions.get(gap.position_id);
    if (position === undefined) return gap;
    const reasons = reasonsAt(position);
    for (const { fits } of reasons) if (fits) missed.push({ ...fits, position_id: position.id });
    return withReasons(gap, reasons);
  });
  return { gaps: all, missed };
};

const furtherReason = (
  source: FillSource,
  plan: WithPlan,
  person: FillCandidate,
  position: Position,
): readonly Against[] => {
  if (!canBeChosen(suitabilityIn(source, person, position, person.booked)))
    return reasonAgainst(source, person, position);
  const against = whyNotChosen(source, plan, person, position);
  if (against.code !== 'placed_elsewhere') return [against];
  const { tenths } = matchIn(source, person, position);
  return [{ code: 'not_judged', event_id: null, fits: { person, tenths } }];
};

type Against = Omit<GapCount, 'people'> & {
  /** nothing else speaks against this person but this requirement */
  readonly only?: { readonly code: RequirementCode; readonly tenths: number };
  /** nothing does */
  readonly fits?: Omit<Missed, 'position_id'>;
};

type Position = FillSource['positions'][number];
type WithPlan = { readonly source: FillSource; readonly workOf: ReadonlyMap<string, readonly Booked[]> };

/** As the event is once the plan is saved: who works when, and what the mix of women and men leaves. */
const sourceWithPlan = (source: FillSource, rows: readonly FillRow[]): WithPlan => {
  const positions = new Map(source.positions.map((position) => [position.id, position]));
  const genderOf = new Map(source.people.map(({ id, gender }) => [id, gender]));
  const taken = (gender: Gender): number => rows.filter(({ person_id }) => genderOf.get(person_id) === gender).length;
  const { left_for } = source.event;
  const left = left_for && { female: left_for.female - taken('female'), male: left_for.male - taken('male') };
  const workOf = new Map(
    [...Map.groupBy(rows, ({ person_id }) => person_id)].map(([id, own]) => [
      id,
      own.flatMap(({ position_id }): Booked[] => {
        const position = positions.get(position_id);
        return position ? [{ ...position.work, as: 'usher' }] : [];
      }),
    ]),
  );
  return { source: { ...source, event: { ...source.event, left_for: left } }, workOf };
};

/** Somebody who could have had it: has a place elsewhere that excludes it, or the mix was full. */
const whyNotChosen = (source: FillSource, plan: WithPlan, person: FillCandidate, position: Position): Against => {
  if (plan.source.event.left_for !== null) {
    const booked = [...fixedWork(source, person), ...(plan.workOf.get(person.id) ?? [])];
    const { unsuitable } = suitabilityIn(plan.source, person, position, booked);
    if (unsuitable.length === 1 && unsuitable[0]?.code === 'gender_mix')
      return {
        code: 'gender_mix',
        event_id: null,
        only: { code: 'gender', tenths: matchIn(source, person, position).tenths },
      };
  }
  return { code: 'placed_elsewhere', event_id: null };
};

/** The requirement that a reason comes from. */
const requirementOf = (code: Against['code']): RequirementCode | undefined =>
  code === 'gender_mix' ? 'gender' : REQUIREMENT_CODES.find((one) => one === code);

/** The first thing that speaks against somebody; nothing for those whom nobody would think of. */
const reasonAgainst = (source: FillSource, person: FillCandidate, position: Position): Against[] => {
  const found = suitabilityIn(source, person, position, fixedWork(source, person));
  if (!found.hand_only.every(({ code }) => isCounted(code))) return [];
  const [first] = [...found.unsuitable, ...found.hand_only];
  if (first === undefined || !isCounted(first.code)) return [];
  const against = { code: first.code, event_id: 'event_id' in first ? first.event_id : null };
  const only = requirementOf(first.code);
  const alone = found.unsuitable.length === 1 && found.hand_only.length === 0;
  return only !== undefined && alone
    ? [{ ...against, only: { code: only, tenths: matchIn(source, person, position).tenths } }]
    : [against];
};

const summed = (counts: readonly GapCount[]): GapCount[] =>
  [...Map.groupBy(counts, ({ code, event_id }) => `${code} ${event_id ?? ''}`)]
    .flatMap(([key, same]) =>
      same.slice(0, 1).map((one) => ({ ...one, people: same.reduce((sum, { people }) => sum + people, 0), key })),
    )
    .toSorted((a, b) => b.people - a.people || byText(a.key, b.key))
    .map(({ code, event_id, people }) => ({ code, event_id, people }));
