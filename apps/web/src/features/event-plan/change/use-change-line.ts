import type { PlanChange } from '@proline/domain/event-change/concerned';
import type { EventPlan, PlanShift } from '@proline/domain/event-plan/plan';
import { totalHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { usePlan } from '../desk/plan-context.ts';
import { typesQuery } from '../event-plan.api.ts';
import { useFieldNames } from '../problems/problem-words.parts.ts';
import { clockText, dayText } from '../shifts/shift-words.ts';

const shiftIn = ({ stepTwo }: EventPlan, key: string): PlanShift | undefined =>
  stepTwo.shifts.find((shift) => shift.key === key);

/** Returns one line for a change: what it is about and, where one line can say it, from what to what. */
export const useChangeLine = (): ((change: PlanChange) => string) => {
  const { t, language } = useTranslation('event-plan-change');
  const { held, sound, people } = usePlan();
  const { data: types = [] } = useQuery(typesQuery);
  const labelOf = useFieldNames();
  const before = held?.base ?? sound;

  const roleName = (id: string) => {
    const type = types.find((one) => one.id === id);
    return type ? nameIn(language, type) : '…';
  };
  const hours = (shift: PlanShift | undefined) =>
    shift === undefined
      ? '…'
      : `${dayText(language, shift.work_date)} ${clockText(language, shift.starts)}–${clockText(language, shift.ends)}`;
  const number = (value: number) => formatNumber(language, value);
  const fromTo = (what: string, from: string, to: string) => (from === to ? what : t('from_to', { what, from, to }));
  const headcount = ({ stepThree }: EventPlan, shift: string, type_id: string) =>
    totalHeadcount(stepThree.needs.filter((need) => need.shift === shift && need.type_id === type_id));
  const rate = ({ stepFour }: EventPlan, type_id: string) => {
    const role = stepFour.pay.find((one) => one.type_id === type_id);
    return role === undefined ? '—' : moneyText(language, stepFour.currency, role.rate_minor);
  };

  const subjectLine = ({ field, subject }: PlanChange, label: string): string => {
    const [key = '', type_id = ''] = subject?.split(' ') ?? [];
    switch (field) {
      case 'stepTwo.shifts':
        return fromTo(label, hours(shiftIn(before, key)), hours(shiftIn(sound, key)));
      case 'stepThree.needs': {
        const [from, to] = [headcount(before, key, type_id), headcount(sound, key, type_id)];
        const shift = hours(shiftIn(sound, key) ?? shiftIn(before, key));
        return fromTo(`${roleName(type_id)} · ${shift}`, number(from), number(to));
      }
      case 'stepFour.pay':
        return fromTo(`${label} · ${roleName(key)}`, rate(before, key), rate(sound, key));
      case 'stepThreeTeam.leaders': {
        const leader = people.leaders.find(({ id }) => id === key);
        return leader ? `${label} · ${nameIn(language, leader)}` : label;
      }
      default:
        return label;
    }
  };

  return (change) => {
    const label = labelOf(change.field);
    const isShift = change.field === 'stepTwo.shifts';
    const shift = isShift ? (shiftIn(sound, change.subject ?? '') ?? shiftIn(before, change.subject ?? '')) : undefined;
    const what = isShift ? `${label} · ${hours(shift)}` : subjectLine(change, label);
    if (change.way === 'added') return t('added', { what });
    if (change.way === 'removed') return t('removed', { what });
    return subjectLine(change, label);
  };
};
