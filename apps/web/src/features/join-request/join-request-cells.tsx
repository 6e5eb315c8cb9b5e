import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { REQUEST_PART_WORDS } from '@proline/contract/join-request/join-request.words';
import { MINIMUM_AGE } from '@proline/domain/people/age';
import { REQUEST_PARTS } from '@proline/domain/recruiting/join-request';
import { waitingTone } from '@proline/domain/recruiting/waiting';
import { IconCopy, IconLock, IconRepeat, IconUserX } from '@tabler/icons-react';
import { daysBetween } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useHouseDays } from '../../lib/preferences/house-days.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './join-request.module.css';

type Request = Pick<
  JoinRequestRow,
  'missing' | 'age' | 'duplicate' | 'missed' | 'status' | 'asked_at' | 'asked_again_at'
>;

type WaitingProps = {
  readonly request: Request;
  /** Says what the days are, where no title does. */
  readonly named?: boolean;
};

/** How long somebody waits, always in words; who was decided about waits no longer. */
export const Waiting = ({ request: { asked_at, status }, named = false }: WaitingProps) => {
  const { t } = useTranslation('join-request');
  const { join_requests_days: usual, join_requests_red_days: long } = useHouseDays();
  const days = daysBetween(new Date(asked_at), useNow());
  if (status === 'rejected' || status === 'approved') return null;
  const words = days <= 0 ? t('today') : t('days', { count: days });
  return (
    <span className={classes['waiting']} data-tone={waitingTone(days, { usual, long })}>
      {named ? (days <= 0 ? t('waits_today') : t('waits', { days: words })) : words}
    </span>
  );
};

/** One segment for each part of a complete request. */
export const Completeness = ({ request }: { readonly request: Request }) => {
  const { t, language } = useTranslation('join-request');
  const { missing } = request;
  const all = REQUEST_PARTS.length;
  const have = all - missing.length;
  const words = t('complete', { have: formatNumber(language, have), all: formatNumber(language, all) });
  const names = missing.map((part) => REQUEST_PART_WORDS[part][language]);
  const title = missing.length === 0 ? words : t('missing', { what: withCommas(language, names) });
  return (
    <span className={classes['complete']} data-whole={missing.length === 0} title={title}>
      <span className={classes['segments']} aria-hidden="true">
        {REQUEST_PARTS.map((part, index) => (
          <i key={part} data-have={index < have || undefined} />
        ))}
      </span>
      <bdi dir="ltr" aria-hidden="true">
        {formatNumber(language, have)}/{formatNumber(language, all)}
      </bdi>
      <span className="visually-hidden">{title}</span>
    </span>
  );
};

/** What to look at before deciding. */
export const Flags = ({ request }: { readonly request: Request }) => {
  const { t } = useTranslation('join-request');
  const isUnderAge = request.age !== null && request.age < MINIMUM_AGE;
  const askedAgain = request.asked_again_at !== null;
  if (!isUnderAge && !request.duplicate && !request.missed && !askedAgain) return null;
  return (
    <span className={classes['flags']}>
      {isUnderAge && <Flag tone="red" icon={IconLock} words={t('under_age')} />}
      {request.duplicate && <Flag tone="amber" icon={IconCopy} words={t('duplicate')} />}
      {request.missed && <Missed />}
      {askedAgain && <Flag tone="amber" icon={IconRepeat} words={t('asked_again')} />}
    </span>
  );
};

export const Missed = () => <Flag tone="red" icon={IconUserX} words={useTranslation('join-request').t('missed')} />;

type FlagProps = { readonly tone: 'red' | 'amber'; readonly icon: typeof IconCopy; readonly words: string };

const Flag = ({ tone, icon, words }: FlagProps) => (
  <span className={classes['flag']} data-tone={tone}>
    <Icon of={icon} size="s" />
    {words}
  </span>
);
