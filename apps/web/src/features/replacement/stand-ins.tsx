import type { CandidateRow } from '@proline/contract/hiring/candidate';
import type { Person } from '@proline/contract/frame/person';
import { callInMinutes, type WayRules } from '@proline/domain/attendance/arrival';
import { nameIn } from '@proline/domain/text/name-in';
import { useId, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { bareTime } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { sendReplacement, type HowGiven, type NeededPlace } from './replacement.api.ts';
import classes from './replacement.module.css';

/** Somebody who could come; reserves are not measured again. */
export type StandIn = { readonly usher: Person; readonly match: CandidateRow['match'] | null };

type StandInsProps = {
  readonly title: string;
  readonly people: readonly StandIn[];
  /** They have said yes already, so that they are not asked again. */
  readonly reserve?: boolean;
  readonly needed: NeededPlace;
  readonly eventId: string;
  readonly way: WayRules;
  readonly timeZone: string;
  readonly onDone: () => void;
};

/** One group, the best first; nothing where there is nobody. */
export const StandIns = ({ title, people, ...row }: StandInsProps) => {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes['group']}>
        {title}
      </h3>
      <ul className={classes['people']}>
        {people.map((person) => (
          <StandInRow key={person.usher.id} person={person} {...row} />
        ))}
      </ul>
    </section>
  );
};

type StandInRowProps = Omit<StandInsProps, 'title' | 'people'> & { readonly person: StandIn };

const TENTHS = 10;
const MS_PER_MINUTE = 60_000;

const StandInRow = ({ person, reserve = false, needed, eventId, way, timeZone, onDone }: StandInRowProps) => {
  const { t, language } = useTranslation('replacement');
  const [sending, setSending] = useState<HowGiven | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { usher, match } = person;
  const now = useNow();
  const arrival = (km: number | null) =>
    bareTime(language, new Date(now.getTime() + callInMinutes(km, way) * MS_PER_MINUTE), timeZone);
  const name = nameIn(language, usher);
  const give = async (as: HowGiven) => {
    setSending(as);
    try {
      await sendReplacement(needed, eventId, usher.id, as);
      showSuccess(t(`done_${as}`, { name }));
      onDone();
    } catch (error) {
      if (error instanceof ApiError) setRefusal(error.message);
    } finally {
      setSending(null);
    }
  };
  return (
    <li className={classes['row']}>
      <Avatar name={name} image={usher.photo} size={32} />
      <span className={classes['names']}>
        <b>
          <bdi lang="">{name}</bdi>
        </b>
        {match !== null && (
          <span className={classes['quiet']}>
            {t('match', { points: formatNumber(language, Math.round(match.tenths / TENTHS)) })}
            <Distance facts={match.facts} />
            {` · ${t('arrives', { time: arrival(match.facts.distance_km) })}`}
          </span>
        )}
      </span>
      <span className={classes['acts']}>
        {reserve ? (
          <Button
            tone="secondary"
            aria-label={`${t('call_in')}: ${name}`}
            loading={sending !== null}
            onClick={() => void give('assign')}
          >
            {t('call_in')}
          </Button>
        ) : (
          <>
            <Button
              tone="secondary"
              aria-label={`${t('offer')}: ${name}`}
              loading={sending === 'offer'}
              onClick={() => void give('offer')}
            >
              {t('offer')}
            </Button>
            <Button
              tone="secondary"
              aria-label={`${t('assign')}: ${name}`}
              loading={sending === 'assign'}
              onClick={() => void give('assign')}
            >
              {t('assign')}
            </Button>
          </>
        )}
      </span>
      {refusal !== null && (
        <p role="alert" className={classes['refusal']}>
          {refusal}
        </p>
      )}
    </li>
  );
};

const Distance = ({ facts }: { readonly facts: CandidateRow['match']['facts'] }) => {
  const { t, language } = useTranslation('replacement');
  if (facts.distance_km === null && !facts.in_city) return null;
  const far = facts.in_city
    ? t('in_city')
    : t('km', { km: formatNumber(language, Math.round(facts.distance_km ?? 0)) });
  return <>{` · ${far}`}</>;
};
