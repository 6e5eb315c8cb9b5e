import type { ApplicationDetail, ApplicationFit } from '@proline/contract/event-application/event-application';
import type { CandidateReason, MatchShown } from '@proline/contract/hiring/candidate';
import { IconBan, IconCircleCheck, IconFlag } from '@tabler/icons-react';
import { weekdayDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
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
  const wordsOf = useWordsOfReasons(application);
  const against = wordsOf(fit.unsuitable);
  const flags = wordsOf([...fit.hand_only, ...fit.flags]);
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
          {against.length > 0 && (
            <span className={classes['tag']} data-tone="against">
              {t('against', { count: against.length })}
            </span>
          )}
        </span>
      </div>
      <ul className={classes['fits']}>
        {against.map((words) => (
          <li key={words} data-tone="against">
            <Icon of={IconBan} />
            <span>{words}</span>
          </li>
        ))}
        {met.map(({ key, words, fact }) => (
          <li key={key} data-tone="met">
            <Icon of={IconCircleCheck} />
            <span>{words}</span>
            <span className={classes['quiet']}>{fact}</span>
          </li>
        ))}
        {flags.map((words) => (
          <li key={words} data-tone="flag">
            <Icon of={IconFlag} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Each reason once; of several shifts it names the days that it is about. */
const useWordsOfReasons = ({ shifts, event }: ApplicationDetail) => {
  const { t, language } = useTranslation('hiring');
  const { t: status } = useTranslation('status');
  const dayOf = ({ shift_id }: CandidateReason): readonly string[] => {
    const shift = shifts.find((one) => one.shift_id === shift_id);
    return shift ? [weekdayDate(language, new Date(shift.starts_at), event.time_zone)] : [];
  };
  return (reasons: readonly CandidateReason[]): readonly string[] =>
    [...Map.groupBy(reasons, (reason) => reasonWords(reason, { t, status, language }))].map(([words, same]) => {
      const days = [...new Set(same.flatMap(dayOf))];
      return days.length === 0 ? words : t('on_day', { words, day: withCommas(language, days) });
    });
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
