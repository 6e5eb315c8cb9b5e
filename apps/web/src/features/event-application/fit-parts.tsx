import type { ApplicationDetail, ApplicationFit } from '@proline/contract/event-application/event-application';
import type { CandidateReason, MatchShown } from '@proline/contract/hiring/candidate';
import { IconBan, IconCircleCheck, IconFlag } from '@tabler/icons-react';
import { weekdayDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { MatchBars, MatchStack } from '../hiring/candidates/match-bars.parts.tsx';
import { reasonWords } from '../hiring/candidates/reason-words.parts.ts';
import { useMetWords } from './use-met-words.ts';
import classes from './applicant.module.css';

type FitListProps = { readonly fit: ApplicationFit; readonly application: ApplicationDetail };

/** The work of others that shuts a shift out, or the hours of one's own. */
const BUSY: ReadonlySet<CandidateReason['code']> = new Set([
  'overlap',
  'works_here',
  'leads_here',
  'rest',
  'day_cap',
  'week_cap',
]);

/** What the event asks for and this person has, what is to be known, and every rule that forbids it. */
export const FitList = ({ fit, application }: FitListProps) => {
  const { t } = useTranslation('event-application');
  const metWords = useMetWords(fit);
  const wordsOf = useWordsOfReason(application);
  const flags = [...fit.hand_only, ...fit.flags];
  const isFree = !fit.unsuitable.some(({ code }) => BUSY.has(code));
  const met = [...(isFree ? [metWords.free] : []), ...fit.met.map(metWords.of)];
  return (
    <section>
      <div className={classes['partHead']}>
        <h3 className={classes['part']}>{t('fit')}</h3>
        <span className={classes['tags']}>
          {met.length > 0 && (
            <span className={classes['tag']} data-tone="met">
              {t('met', { count: met.length })}
            </span>
          )}
          {flags.length > 0 && (
            <span className={classes['tag']} data-tone="flag">
              {t('flags', { count: flags.length })}
            </span>
          )}
          {fit.unsuitable.length > 0 && (
            <span className={classes['tag']} data-tone="against">
              {t('against', { count: fit.unsuitable.length })}
            </span>
          )}
        </span>
      </div>
      <ul className={classes['fits']}>
        {fit.unsuitable.map((reason) => (
          <li key={keyOf(reason)} data-tone="against">
            <Icon of={IconBan} />
            <span>{wordsOf(reason)}</span>
          </li>
        ))}
        {met.map(({ key, words, fact }) => (
          <li key={key} data-tone="met">
            <Icon of={IconCircleCheck} />
            <span>{words}</span>
            <span className={classes['quiet']}>{fact}</span>
          </li>
        ))}
        {flags.map((reason) => (
          <li key={keyOf(reason)} data-tone="flag">
            <Icon of={IconFlag} />
            <span>{wordsOf(reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const keyOf = ({ code, shift_id, event }: CandidateReason): string => `${code} ${shift_id} ${event?.id}`;

/** Of several shifts a reason names the one that it is about. */
const useWordsOfReason = ({ shifts, event }: ApplicationDetail) => {
  const { t, language } = useTranslation('hiring');
  const { t: status } = useTranslation('status');
  return (reason: CandidateReason): string => {
    const words = reasonWords(reason, { t, status, language });
    const shift = shifts.find(({ shift_id }) => shift_id === reason.shift_id);
    if (!shift) return words;
    return t('on_day', { words, day: weekdayDate(language, new Date(shift.starts_at), event.time_zone) });
  };
};

/** The score, and each part of it with the fact behind it. */
export const MatchParts = ({ match }: { readonly match: MatchShown }) => {
  const { t, language } = useTranslation('event-application');
  return (
    <section>
      <div className={classes['partHead']}>
        <h3 className={classes['part']}>{t('match_parts')}</h3>
        <span className={classes['quiet']}>
          {t('of_all', {
            have: formatNumber(language, Math.round(match.tenths / 10)),
            all: formatNumber(language, 100),
          })}
        </span>
      </div>
      <div className={classes['match']}>
        <MatchStack match={match} wide />
        <MatchBars match={match} />
      </div>
    </section>
  );
};
