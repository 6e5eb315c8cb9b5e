import type { Availability } from '@proline/contract/availability/availability';
import { DAYS_OFF_REASON_MAX_LENGTH } from '@proline/domain/people/availability';
import { mayDo } from '@proline/domain/account/permission';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useRecordForm } from '../../../lib/form/use-record-form.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { SaveBar } from '../../../ui/form/save-bar.tsx';
import { ConflictDialog } from '../../../ui/overlay/conflict-dialog.tsx';
import { PersonLoaded } from '../page/person-loaded.parts.tsx';
import { AvailabilityMonth } from './availability-month.tsx';
import { availabilityQuery, saveAvailability } from './availability.api.ts';
import { availabilityForm, type AvailabilityValues } from './availability.forms.ts';
import classes from './availability.module.css';
import { DaysOffCard, DaysOffWords } from './days-off-card.tsx';
import { WeekCard, WeekWords } from './week-card.tsx';

/** Shows when a person can work: the usual week, single days off, and both with the bookings in a calendar. */
export const PersonAvailability = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('availability');
  const query = useQuery(availabilityQuery(id));
  return (
    <PersonLoaded query={query} failed={t('failed')} height={420}>
      {(saved) => <AvailabilityForm id={id} saved={saved} />}
    </PersonLoaded>
  );
};

const recordOf = ({ version, week, days_off }: Availability) => ({ version, values: { week, days_off } });

const AvailabilityForm = ({ id, saved }: { readonly id: string; readonly saved: Availability }) => {
  const { t } = useTranslation('availability');
  const user = useUser();
  const mayChange = user !== null && mayDo(user.permission_set, 'ushers.write');
  const form = useRecordForm(availabilityForm, {
    saved: recordOf(saved),
    say: (problem) => t(problem, { most: DAYS_OFF_REASON_MAX_LENGTH }),
    save: async (version, values: AvailabilityValues) => recordOf(await saveAvailability(id, { version, ...values })),
    reload: async () => recordOf(await queryClient.query({ ...availabilityQuery(id), staleTime: 0 })),
  });
  const { week, days_off } = form.values;
  return (
    <form {...form.props} className={classes['form']}>
      <AvailabilityMonth id={id} week={week} daysOff={days_off} />
      <div className={classes['cards']}>
        <WeekCard
          week={week}
          error={form.field('week').error}
          onChange={mayChange ? (next) => form.change({ week: next }) : null}
        />
        <DaysOffCard
          daysOff={days_off}
          error={form.field('days_off').error}
          onChange={mayChange ? (next) => form.change({ days_off: next }) : null}
        />
      </div>
      <SaveBar {...form.bar} />
      {form.conflict && (
        <ConflictDialog
          open
          {...form.conflict.choices}
          labelOf={(field) => t(field === 'week' ? 'week' : 'days_off')}
          show={(_, value) =>
            shown([form.values, form.base.values, form.conflict?.theirs.values ?? form.values], value)
          }
        />
      )}
    </form>
  );
};

/** A value of one of these sides, in words. */
const shown = (sides: readonly AvailabilityValues[], value: unknown): ReactNode => {
  const week = sides.find((side) => side.week === value)?.week;
  const daysOff = sides.find((side) => side.days_off === value)?.days_off;
  return week ? <WeekWords week={week} /> : <DaysOffWords daysOff={daysOff ?? []} />;
};
