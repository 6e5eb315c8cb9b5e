import type { EventDetail } from '@proline/contract/event/event';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { staffingQuery } from '../../event-view/event-view.api.ts';
import { PartChoice } from './part-choice.tsx';
import { shiftWords } from '../shifts/shift-period.ts';
import { useTabAddress } from '../use-tab-address.ts';
import classes from '../shifts/shifts-tab.module.css';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type PartName = 'shift' | 'zone' | 'role';
export type EventPart = Readonly<Partial<Record<PartName, string>>>;

/** Returns which part of the event the address names; invalid values are left out. */
export const usePart = (names: readonly PartName[]): EventPart => {
  const { search } = useTabAddress();
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name] ?? '';
      return UUID.test(value) || (name === 'zone' && value === UNZONED) ? [[name, value]] : [];
    }),
  );
};

type PartChoicesProps = { readonly event: EventDetail; readonly names: readonly PartName[]; readonly part: EventPart };

/** Narrows a list to a shift, a zone or a role. A choice with only one option is hidden. */
export const PartChoices = ({ event, names, part }: PartChoicesProps) => {
  const { t, language } = useTranslation('event-page');
  const { data: staffing } = useQuery(staffingQuery(event.id));
  const { linkTo } = useTabAddress();
  const navigate = useNavigate();
  if (!staffing || event.status === 'draft') return null;
  const named = (one: { readonly id: string; readonly name_en: string; readonly name_ar: string }) => ({
    value: one.id,
    label: nameIn(language, one),
  });
  const choices = {
    shift: staffing.shifts.map((shift) => ({
      value: shift.id,
      label: shiftWords(language, shift, event.time_zone),
    })),
    zone: [
      ...staffing.zones.map(named),
      ...(staffing.zones.length > 0 && staffing.positions.some(({ zone_id }) => zone_id === null)
        ? [{ value: UNZONED, label: t('unzoned') }]
        : []),
    ],
    role: staffing.types.map(named),
  };
  const shown = names.filter((name) => choices[name].length > 1 || part[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <span className={classes['controls']}>
      {shown.map((name) => (
        <PartChoice
          key={name}
          label={t(name)}
          all={t(`all_${name}s`)}
          choices={choices[name]}
          chosen={part[name] ?? null}
          choose={(value) => void navigate(linkTo({ [name]: value ?? undefined }))}
        />
      ))}
    </span>
  );
};
