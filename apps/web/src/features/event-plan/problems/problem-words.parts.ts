import { PLAN_PROBLEM_CODES, type PlanStep, type EventPlan } from '@proline/domain/event-plan/plan';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation, type Translate } from '../../../lib/texts/i18n.ts';
import { usePlan, type PlanPeople, type DeskProblem } from '../desk/plan-context.ts';
import { planFigures } from '../frame/plan-figures.ts';
import { typesQuery } from '../event-plan.api.ts';

type T = Translate<'event-plan-problems'>;

/** Codes of the steps' schemas that have their own words. */
const SCHEMA_WORDS = {
  too_long: 'too_long',
  forbidden_characters: 'forbidden_characters',
  no_such_day: 'no_such_day',
  named_twice: 'named_twice',
  too_many_shifts: 'too_many_shifts',
  invalid_type: 'not_a_number',
  too_big: 'too_large',
  too_small: 'too_little',
  file_not_usable: 'file_not_usable',
} as const;

const schemaWord = (code: string) =>
  Object.entries(SCHEMA_WORDS).find(([name]) => name === code)?.[1] ?? 'cannot_be_kept';

/** What is missing, by the last part of the field's path: `zones.2.code` asks for a code. */
const REQUIRED_WORDS = {
  title_en: 'required_title_en',
  title_ar: 'required_title_ar',
  category_id: 'required_category',
  city: 'required_city',
  venue: 'required_venue',
  starts: 'required_starts',
  ends: 'required_ends',
  code: 'required_code',
  name_en: 'required_name_en',
  name_ar: 'required_name_ar',
  name: 'required_name',
} as const;

const words = (t: T, { code, field }: Pick<DeskProblem, 'code' | 'field'>): string => {
  const asked = code === 'required' ? labelIn(REQUIRED_WORDS, field.split('.').at(-1) ?? '') : undefined;
  return t(asked ?? PLAN_PROBLEM_CODES.find((known) => known === code) ?? schemaWord(code));
};

/** Labels of fields, as keys of the texts of the part that each field belongs to. */
const PLACE_LABELS = {
  title_en: 'title_en',
  title_ar: 'title_ar',
  category_id: 'category',
  client_name: 'client',
  description_en: 'description_en',
  description_ar: 'description_ar',
  cover_id: 'cover',
  venue: 'venue',
  address: 'address',
  city: 'city',
  pin: 'pin',
  starts: 'starts',
  ends: 'ends',
  time_zone: 'time_zone',
  contact_name: 'contact_name',
  contact_phone: 'contact_phone',
} as const;

const MONEY_LABELS = {
  currency: 'currency',
  pay: 'pay',
  leader_rate_minor: 'leader_rate',
  overtime_percent: 'overtime',
  night: 'night',
  paid_breaks: 'paid_breaks',
  allowances: 'allowances',
  late_deduction_minor: 'late_deduction',
  late_grace_minutes: 'late_grace',
  no_show_deduction_minor: 'no_show_deduction',
  budget: 'budget',
} as const;

const OTHER_LABELS = {
  shifts: 'at_shifts',
  requirements: 'at_requirements',
  uniform: 'at_uniform',
  briefing: 'at_briefing',
  application_deadline: 'at_deadline',
  needs: 'at_headcount',
  hiring_mode: 'at_hiring_mode',
  reserve_percent: 'at_reserve',
  leaders: 'at_leaders',
  invited: 'at_invited',
  excluded: 'at_excluded',
  zones: 'at_zones',
  places: 'at_zone_places',
} as const;

const labelIn = <Label>(labels: Readonly<Record<string, Label>>, field: string): Label | undefined =>
  Object.hasOwn(labels, field) ? labels[field] : undefined;

const useLabels = (): ((field: string) => string | undefined) => {
  const { t } = useTranslation('event-plan-problems');
  const { t: place } = useTranslation('event-plan-place');
  const { t: money } = useTranslation('event-plan-money');
  return (field) => {
    const here = labelIn(PLACE_LABELS, field);
    if (here !== undefined) return place(here);
    const paid = labelIn(MONEY_LABELS, field);
    if (paid !== undefined) return money(paid);
    const other = labelIn(OTHER_LABELS, field);
    return other && t(other);
  };
};

/** These problems need no subject, because their sentence says everything. */
const WHOLE: readonly string[] = [
  'unknown_city',
  'foreign_currency',
  'leader_unpaid',
  'no_shifts',
  'nobody_needed',
  'no_leader',
  'too_few_leaders',
  'zones_overfilled',
  'some_unzoned',
  'over_budget',
];

const PLACES = {
  stepOne: 'in_what',
  stepTwo: 'in_when',
  stepThree: 'in_headcount',
  stepThreeTeam: 'in_team',
  stepThreeZones: 'in_zones',
  stepFour: 'in_money',
} as const satisfies Readonly<Record<PlanStep, string>>;

type Named = { readonly id: string; readonly name_en: string; readonly name_ar: string };
type Names = {
  readonly plan: EventPlan;
  readonly people: PlanPeople;
  readonly types: readonly Named[];
  readonly nameOf: (one: Named) => string;
  readonly labelOf: (field: string) => string | undefined;
};

/** Returns which field of a zone is meant, for problems that do not say so themselves. */
const partOf = (t: T, part: string): string =>
  part === 'name_en' || part === 'name_ar' ? t(`zone_${part}`) : part === 'code' ? t('zone_code') : '';

const zoneAt = ({ stepThreeZones }: EventPlan, index: number, nameOf: (one: Named) => string): string => {
  const zone = stepThreeZones.zones[index];
  return zone ? nameOf({ ...zone, id: zone.key }) || zone.name_en || zone.name_ar || zone.code : '';
};

/** Returns what a problem is about: a field, the third shift, a person. */
const subjectOf = (t: T, { field }: Pick<DeskProblem, 'field'>, names: Names): string => {
  const [list = '', place = '', part = ''] = field.split('.');
  const index = Number(place);
  const { plan, people, types, nameOf, labelOf } = names;
  const known = (all: readonly Named[], id: string | undefined) => {
    const one = all.find((entry) => entry.id === id);
    return one && nameOf(one);
  };
  if (list === 'shifts' && place !== '') return t('at_shift', { number: index + 1 });
  if (list === 'zones' && place !== '') {
    const zone = zoneAt(plan, index, nameOf).trim() || t('at_zone', { number: index + 1 });
    return [zone, partOf(t, part)].filter(Boolean).join(' · ');
  }
  if (list === 'leaders') return known(people.leaders, plan.stepThreeTeam.leaders[index]?.leader_id) ?? t('at_leader');
  if (list === 'invited' || list === 'excluded')
    return known(people.ushers, plan.stepThreeTeam[list][index]) ?? t('at_usher');
  if (list === 'needs' && place !== '') return known(types, plan.stepThree.needs[index]?.type_id) ?? t('at_headcount');
  if (list === 'pay' && place !== '')
    return known(types, Number.isNaN(index) ? place : plan.stepFour.pay[index]?.type_id) ?? t('at_pay');
  return labelOf(list) ?? '';
};

/** Returns the label of a field by its full name: `stepOne.title_en`. */
export const useFieldNames = (): ((name: string) => string) => {
  const labelOf = useLabels();
  return (name) => labelOf(name.split('.')[1] ?? '') ?? name;
};

/** Returns the words for a problem, for the line beside its field. */
export const useProblemWords = (): ((problem: Pick<DeskProblem, 'code' | 'field'>) => string) => {
  const { t } = useTranslation('event-plan-problems');
  return useCallback((problem) => words(t, problem), [t]);
};

/** Returns the words for a problem that is shown away from its field: what it is about, and where. */
export const useProblemLines = () => useLinesAbout(usePlan());

/** Returns the same words for a plan that is only being read. */
export const useLinesAbout = ({ plan, people }: Pick<Names, 'plan' | 'people'>) => {
  const { t, language } = useTranslation('event-plan-problems');
  const { data: types = [] } = useQuery(typesQuery);
  const labelOf = useLabels();
  const nameOf = (one: Named) => nameIn(language, one);

  return (problem: DeskProblem): { readonly text: string; readonly place: string } => {
    const names = { plan, people, types, nameOf, labelOf };
    const isWhole = WHOLE.includes(problem.code) || (problem.code === 'required' && problem.step === 'stepOne');
    const subject = isWhole ? '' : subjectOf(t, problem, names);
    const said =
      problem.code === 'some_unzoned' ? t('unzoned_places', { count: planFigures(plan).unzoned }) : words(t, problem);
    return {
      text: subject === '' ? said : `${subject}: ${said}`,
      place: t(PLACES[problem.step]),
    };
  };
};
