import type { Need } from '@proline/contract/dashboard/dashboard';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { roughMoney } from '../../lib/money/money-text.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { StaffingBar } from '../event/staffing-bar.parts.tsx';
import { named } from './need-lines.ts';
import classes from './needs.module.css';

/** The figure beside a need: how full an event is, how much money waits, or who is concerned. */
export const NeedEvidence = ({ need }: { need: Need }) => {
  switch (need.kind) {
    case 'understaffed_event':
      return <Staffing {...need} />;
    case 'transfers_waiting':
    case 'transfers_overdue':
      return <Amounts amounts={need.amounts} />;
    case 'interviews_today':
    case 'applications_waiting':
      return <People people={need.people} count={need.count} />;
    case 'understaffed_events':
    case 'deletion_requests':
      return null;
  }
};

const Staffing = ({ confirmed, invited, places }: Extract<Need, { kind: 'understaffed_event' }>) => {
  const { t, language } = useTranslation('dashboard');
  return (
    <>
      <StaffingBar
        label={t('staffing', { confirmed, invited, places })}
        confirmed={confirmed}
        invited={invited}
        places={places}
      />
      <bdi dir="ltr" className={classes['figure']} aria-hidden="true">
        {formatNumber(language, confirmed)}/{formatNumber(language, places)}
      </bdi>
    </>
  );
};

type Amount = Extract<Need, { kind: 'transfers_overdue' }>['amounts'][number];

/** Amounts in different currencies cannot be added: each has its own sum. */
const Amounts = ({ amounts }: { amounts: readonly Amount[] }) => {
  const { language } = useTranslation('dashboard');
  return (
    <span className={classes['amounts']}>
      {amounts.map(({ currency, amount_minor }) => (
        <b key={currency}>{roughMoney(language, currency, amount_minor)}</b>
      ))}
    </span>
  );
};

type Person = Extract<Need, { kind: 'interviews_today' }>['people'][number];

const People = ({ people, count }: { people: readonly Person[]; count: number }) => {
  const { language } = useTranslation('dashboard');
  const others = count - people.length;
  return (
    <span className={classes['people']} aria-hidden="true">
      {people.map((person) => (
        <Avatar key={person.id} name={named(language, person.name_en, person.name_ar)} image={person.photo} size={24} />
      ))}
      {others > 0 && (
        <bdi dir="ltr" className={classes['others']}>
          +{formatNumber(language, others)}
        </bdi>
      )}
    </span>
  );
};
