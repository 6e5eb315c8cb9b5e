import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { APPROVAL_NEEDS, missingForApproval, UNDER_AGE, type ApprovalNeed } from '@proline/domain/people/approval';
import { waitingTone } from '@proline/domain/recruiting/waiting';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconCopy, IconLock, IconRepeat, IconUserX } from '@tabler/icons-react';
import { daysBetween } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';
import { useTranslation, type Translate } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './join-request.module.css';

type Request = Pick<
  JoinRequestRow,
  | 'name_en'
  | 'name_ar'
  | 'phone'
  | 'photo'
  | 'birth_date'
  | 'duplicate'
  | 'missed'
  | 'status'
  | 'asked_at'
  | 'asked_again_at'
>;

/** By the same rule as the server's, on the day where the organization is. */
export const useMissing = (request: Request): readonly ApprovalNeed[] => {
  const zone = useRecordsZone((state) => state.zone);
  return missingForApproval(request, wallTimeOf(useNow(), zone).day);
};

export const needWords = (
  t: Translate<'join-request'>,
  language: 'en' | 'ar',
  needs: readonly ApprovalNeed[],
): string =>
  withCommas(
    language,
    needs.map((need) => t(`need_${need}`)),
  );

/** How long somebody waits, always in words; who was decided about waits no longer. */
export const Waiting = ({ request: { asked_at, status } }: { readonly request: Request }) => {
  const { t } = useTranslation('join-request');
  const days = daysBetween(new Date(asked_at), useNow());
  if (status === 'rejected' || status === 'approved') return null;
  return (
    <span className={classes['waiting']} data-tone={waitingTone(days)}>
      {days <= 0 ? t('today') : t('days', { count: days })}
    </span>
  );
};

/** One segment for each thing that approval asks for. */
export const Completeness = ({ request }: { readonly request: Request }) => {
  const { t, language } = useTranslation('join-request');
  const missing = useMissing(request);
  const all = APPROVAL_NEEDS.length;
  const have = all - missing.length;
  const words = t('complete', { have: formatNumber(language, have), all: formatNumber(language, all) });
  const title = missing.length === 0 ? words : t('missing', { what: needWords(t, language, missing) });
  return (
    <span className={classes['complete']} data-whole={missing.length === 0} title={title}>
      <span className={classes['segments']} aria-hidden="true">
        {APPROVAL_NEEDS.map((need, index) => (
          <i key={need} data-have={index < have || undefined} />
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
  const isUnderAge = useMissing(request).includes(UNDER_AGE);
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
