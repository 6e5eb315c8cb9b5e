import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { bareTime, shortDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { KeptMark } from './kept-mark.ts';
import { meantBy, type Meant } from './meant-marks.ts';
import { refusalWords } from './refusal-words.ts';

/** What stands on record, or is to stand there, in a few words. */
export const useRecordWords = (timeZone: string) => {
  const { t, language } = useTranslation('attendance');
  const clock = (moment: string) => bareTime(language, new Date(moment), timeZone);
  return ({ checked_in_at: from, checked_out_at: to, absence }: Meant): string => {
    if (absence !== null) return t(`chip_${absence}`);
    if (from !== null && to !== null) return t('chip_left', { from: clock(from), to: clock(to) });
    if (from !== null) return t('chip_in', { time: clock(from) });
    return to === null ? t('nothing_recorded') : t('chip_out', { time: clock(to) });
  };
};

export const personOf = (board: EventBoard, id: string): BoardPerson | undefined =>
  board.people.find((one) => one.id === id);

/** All of it in words, to be handed to somebody who may record it. */
export const useMarksText = (board: EventBoard) => {
  const { t, language } = useTranslation('attendance');
  const say = useRecordWords(board.event.time_zone);
  const lineOf = ([id, marks]: readonly [string, readonly KeptMark[]]): string => {
    const person = personOf(board, id);
    const name = person ? `${nameIn(language, person.usher)} (U-${person.usher.code})` : t('person_gone');
    const day = shortDate(language, new Date(marks[0]?.at ?? board.now), board.event.time_zone);
    const code = marks.find((mark) => mark.code !== null)?.code;
    return [name, day, say(meantBy(marks, person)), ...(code ? [refusalWords(code)] : [])].join(' · ');
  };
  return (undecided: readonly (readonly [string, readonly KeptMark[]])[]): string =>
    [titleIn(language, board.event), ...undecided.map(lineOf)].join('\n');
};
