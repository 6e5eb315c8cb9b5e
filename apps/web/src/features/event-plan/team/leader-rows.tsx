import type { PlanLead, PlanZone } from '@proline/domain/event-plan/plan';
import {
  restoreLeads,
  removeLeads,
  withChangedLead,
  type LeadPlace,
  type RemovedLeads,
} from '@proline/domain/event-plan/team/lead-changes';
import { byTime } from '@proline/domain/event-plan/shifts/shift-changes';
import { nameIn } from '@proline/domain/text/name-in';
import { IconTrash } from '@tabler/icons-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { currencyMark } from '../../../lib/money/money-text.ts';
import { minorToText, textToMinor } from '../../../lib/money/money-input.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { OptionsBox } from '../../../ui/choice/options-box.tsx';
import { PersonName } from '../../person/person-name.parts.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { ClashBadge } from './clash-badge.parts.tsx';
import { placeName, placeNamed } from './lead-place.ts';
import { shortNames } from '../shifts/shift-words.ts';
import { useClashes } from './use-clashes.ts';
import { useProblems } from '../problems/use-problems.ts';
import classes from './team.module.css';

export const LeaderRows = () => {
  const { t, language } = useTranslation('event-plan-team');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan, people, changeAll } = usePlan();
  const problems = useProblems('stepThreeTeam');
  const clashesOf = useClashes();
  const places = usePlaces();
  const { leaders } = plan.stepThreeTeam;
  const write = (leadersOf: (now: readonly PlanLead[]) => readonly PlanLead[]) =>
    changeAll((now) => ({
      ...now,
      stepThreeTeam: { ...now.stepThreeTeam, leaders: leadersOf(now.stepThreeTeam.leaders) },
    }));
  const remove = (at: number, name: string) => {
    const gone: RemovedLeads[] = [];
    write((now) => {
      const { stay, taken } = removeLeads(now, (_, place) => place === at);
      gone.push(taken);
      return stay;
    });
    offerUndo(t('leader_removed', { name }), async () => write((now) => gone.reduce(restoreLeads, now)));
  };
  if (leaders.length === 0) return <p className={classes['none']}>{t('no_leaders_text')}</p>;
  return (
    <ul className={classes['leads']}>
      {leaders.map((lead, at) => {
        const person = people.leaders.find(({ id }) => id === lead.leader_id);
        const name = person ? nameIn(language, person) : '…';
        const problem = ['leader_id', 'of', 'pay_minor']
          .map((part) => problems.get(`leaders.${at}.${part}`))
          .find(Boolean);
        return (
          <li
            key={`${lead.leader_id} ${at}`}
            className={classes['lead']}
            {...fieldAnchor('stepThreeTeam', `leaders.${at}`)}
          >
            <PersonName
              name_en={person?.name_en ?? '…'}
              name_ar={person?.name_ar ?? '…'}
              photo={person?.photo ?? null}
            />
            <ScopeSelect
              label={t('leads_of', { name })}
              lead={lead}
              places={places}
              onChange={(changes) => write((now) => withChangedLead(now, at, changes))}
            />
            <PayBox
              label={t('leader_pay_of', { name })}
              lead={lead}
              onChange={(pay_minor) => write((now) => withChangedLead(now, at, { pay_minor }))}
            />
            <IconButton label={tPlan('remove_of', { name })} onClick={() => remove(at, name)}>
              <Icon of={IconTrash} size="l" />
            </IconButton>
            <span className={classes['marks']}>
              {clashesOf(lead.leader_id).map((clash) => (
                <ClashBadge key={`${clash.event_id} ${clash.starts_at}`} clash={clash} />
              ))}
              {problem && <span className={classes['problem']}>{problem.text}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

type ScopeSelectProps = {
  readonly label: string;
  readonly lead: PlanLead;
  readonly places: ReactNode;
  readonly onChange: (changes: LeadPlace) => void;
};

const ScopeSelect = ({ label, lead, places, onChange }: ScopeSelectProps) => (
  <OptionsBox wide label={label} value={placeName(lead)} onChange={(name) => onChange(placeNamed(name))}>
    {places}
  </OptionsBox>
);

/**
 * Returns the options for what can be led. All leaders share the same elements, so that hundreds of shifts are not
 * rendered again with every keystroke.
 */
const usePlaces = (): ReactNode => {
  const { t, language } = useTranslation('event-plan-team');
  const { t: tShifts } = useTranslation('event-plan-shifts');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan } = usePlan();
  const { zones } = plan.stepThreeZones;
  const { shifts } = plan.stepTwo;
  return useMemo(() => {
    const names = shortNames(tShifts, language, shifts);
    const zoneName = ({ code, name_en, name_ar }: PlanZone) =>
      [code, nameIn(language, { name_en, name_ar }) || name_en].filter((word) => word !== '').join(' · ');
    return (
      <>
        <option value="event">{t('whole_event')}</option>
        {zones.length > 0 && (
          <optgroup label={tPlan('zones_word')}>
            {zones.map((zone) => (
              <option key={zone.key} value={placeName({ scope: 'zone', of: zone.key })}>
                {zoneName(zone)}
              </option>
            ))}
          </optgroup>
        )}
        {shifts.length > 0 && (
          <optgroup label={tPlan('shifts_word')}>
            {shifts.toSorted(byTime).map(({ key }) => (
              <option key={key} value={placeName({ scope: 'shift', of: key })}>
                {names.get(key)}
              </option>
            ))}
          </optgroup>
        )}
      </>
    );
  }, [zones, shifts, t, tShifts, tPlan, language]);
};

type PayBoxProps = {
  readonly label: string;
  readonly lead: PlanLead;
  readonly onChange: (pay_minor: number | null) => void;
};

const EXAMPLE_MINOR = 60_000;

/** Edits a leader's pay. An empty field means the common rate, which is its placeholder. */
const PayBox = ({ label, lead, onChange }: PayBoxProps) => {
  const { t, language } = useTranslation('event-plan');
  const { plan } = usePlan();
  const { currency, leader_rate_minor } = plan.stepFour;
  const [typed, setTyped] = useState<string | null>(null);
  const saved = lead.pay_minor === null ? '' : minorToText(currency, lead.pay_minor);
  const wrong = typed !== null && typed.trim() !== '' && textToMinor(currency, typed) === null;
  const id = useId();
  return (
    <>
      <span className={classes['pay']}>
        <input
          inputMode="decimal"
          dir="ltr"
          aria-label={label}
          aria-invalid={wrong}
          aria-describedby={wrong ? id : undefined}
          placeholder={minorToText(currency, leader_rate_minor)}
          value={typed ?? saved}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            const minor = textToMinor(currency, value);
            if (value.trim() === '') onChange(null);
            else if (minor !== null) onChange(minor);
          }}
          onBlur={() => {
            if (!wrong) setTyped(null);
          }}
        />
        <bdi aria-hidden="true">{currencyMark(language, currency)}</bdi>
      </span>
      {wrong && (
        <span id={id} role="status" className={classes['wrongPay']}>
          {t('not_an_amount', { example: minorToText(currency, EXAMPLE_MINOR) })}
        </span>
      )}
    </>
  );
};
