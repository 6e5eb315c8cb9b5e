import type { BoardPerson } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconCloudUp, IconMapPinOff, IconPaperclip } from '@tabler/icons-react';
import { memo } from 'react';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useKept } from '../offline/use-kept.ts';
import { useArrivalWords } from '../arrival/use-arrival-words.ts';
import type { ShownState } from './board-model.ts';
import { STATE_ICONS } from './state-look.ts';
import classes from './person-chip.module.css';

type PersonChipProps = {
  readonly person: BoardPerson;
  readonly state: ShownState;
  readonly overdue: number;
  /** Who comes in the place of somebody who did not. */
  readonly instead?: BoardPerson | undefined;
  readonly timeZone: string;
  /** The one that Tab leads to; arrow keys move among the others. */
  readonly reached: boolean;
};

/** One person at one shift. It is drawn anew only when something about this person has changed. */
export const PersonChip = memo(({ person, state, overdue, instead, timeZone, reached }: PersonChipProps) => {
  const { t, language } = useTranslation('attendance');
  const name = nameIn(language, person.usher);
  const { words, sayState } = useChipWords(timeZone)(person, state, overdue, instead);
  const kept = useKept(({ people }) => people.get(person.id));
  return (
    <button
      type="button"
      className={classes['chip']}
      data-chip={person.id}
      data-state={state}
      data-late={person.is_late || undefined}
      tabIndex={reached ? 0 : -1}
      aria-haspopup="dialog"
    >
      <Avatar name={name} image={person.usher.photo} size={24} />
      <span className={classes['words']}>
        <span className={`clip ${classes['name']}`} dir="auto" lang="">
          {name}
        </span>
        {words !== null && <span className={`clip ${classes['time']}`}>{words}</span>}
      </span>
      {person.has_document && <Icon of={IconPaperclip} size="s" label={t('document')} className={classes['away']} />}
      {person.outside && <Icon of={IconMapPinOff} size="s" label={t('away')} className={classes['away']} />}
      {kept !== undefined && (
        <Icon
          of={kept === 'problem' ? IconAlertTriangle : IconCloudUp}
          size="s"
          label={t(kept === 'problem' ? 'undecided' : 'kept_here')}
          className={classes[kept === 'problem' ? 'undecided' : 'kept']}
        />
      )}
      <Icon
        of={STATE_ICONS[state]}
        size="m"
        flip={state === 'left'}
        {...(sayState ? {} : { label: t(`state_${state}`) })}
        className={classes['icon']}
      />
    </button>
  );
});
PersonChip.displayName = 'PersonChip';

type ChipWords = {
  /** null: the icon says it all */
  readonly words: string | null;
  /** whether they name the state, too: otherwise the icon says it */
  readonly sayState: boolean;
};

/** What stands below a name. */
const useChipWords = (timeZone: string) => {
  const { t, language } = useTranslation('attendance');
  const { comes, instead: insteadOf } = useArrivalWords(timeZone);
  const beside = (words: string | null): ChipWords => ({ words, sayState: false });
  const stating = (words: string): ChipWords => ({ words, sayState: true });
  return (person: BoardPerson, state: ShownState, overdue: number, instead?: BoardPerson): ChipWords => {
    const clock = (moment: string) => bareTime(language, new Date(moment), timeZone);
    const { checked_in_at: from, checked_out_at: to, is_late, late_minutes } = person;
    const coming = comes(person);
    switch (state) {
      case 'in':
        if (from === null) return beside(null);
        return beside(
          is_late ? t('chip_in_late', { time: clock(from), count: late_minutes }) : t('chip_in', { time: clock(from) }),
        );
      case 'left':
        return beside(
          from === null || to === null ? t('chip_left_unknown') : t('chip_left', { from: clock(from), to: clock(to) }),
        );
      case 'late':
        if (overdue > 0) return coming === null ? stating(t('chip_late', { count: overdue })) : beside(coming);
        return stating(t('chip_no_record'));
      case 'no_show':
      case 'excused':
        return instead ? beside(insteadOf(instead)) : stating(t(`chip_${state}`));
      case 'reserve':
        return stating(t(`chip_${state}`));
      case 'expected':
        return beside(coming);
    }
  };
};
