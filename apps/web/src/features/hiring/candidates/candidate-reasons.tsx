import type { EventPlaces } from '@proline/contract/assignment/assignment';
import type { CandidateReason } from '@proline/contract/hiring/candidate';
import { IconFlag } from '@tabler/icons-react';
import { weekdayDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { DeskTag } from '../desk-tag.tsx';
import { REASON_ICONS } from './reason-icons.parts.ts';
import { reasonWords } from './reason-words.parts.ts';
import classes from './candidates.module.css';

/** Returns a reason in words; of several shifts it names the one that it is about. */
export const useReasonWords = (places: EventPlaces) => {
  const { t, language } = useTranslation('hiring');
  const { t: status } = useTranslation('status');
  return (reason: CandidateReason): string => {
    const words = reasonWords(reason, { t, status, language });
    const shift = places.positions.find((one) => one.shift.id === reason.shift_id)?.shift;
    if (!shift) return words;
    return t('on_day', { words, day: weekdayDate(language, new Date(shift.starts_at), places.event.time_zone) });
  };
};

type ReasonListProps = { readonly reasons: readonly CandidateReason[]; readonly places: EventPlaces };

/** Every rule that forbids it, each by itself. */
export const ReasonList = ({ reasons, places }: ReasonListProps) => {
  const wordsOf = useReasonWords(places);
  return (
    <ul className={classes['reasons']}>
      {reasons.map((reason) => (
        <li key={`${reason.code} ${reason.shift_id} ${reason.event?.id}`}>
          <Icon of={REASON_ICONS[reason.code]} size="s" />
          <span>{wordsOf(reason)}</span>
        </li>
      ))}
    </ul>
  );
};

/** What is to be known, and forbids nothing. */
export const ReasonTags = ({ reasons, places }: ReasonListProps) => {
  const wordsOf = useReasonWords(places);
  return reasons.map((reason) => (
    <DeskTag key={`${reason.code} ${reason.shift_id}`} tone="flag" icon={IconFlag}>
      {wordsOf(reason)}
    </DeskTag>
  ));
};
