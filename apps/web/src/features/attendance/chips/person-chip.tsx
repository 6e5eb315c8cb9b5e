import type { BoardPerson } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { IconAlertTriangle, IconCloudUp, IconMapPinOff, IconPaperclip } from '@tabler/icons-react';
import { memo } from 'react';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import type { Translate } from '../../../lib/texts/i18n.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { ShownState } from '../board/board-model.ts';
import type { ChipWords } from './use-chip-words.ts';
import { STATE_ICONS } from '../board/state-look.ts';
import classes from './person-chip.module.css';

type PersonChipProps = ChipWords & {
  readonly t: Translate<'attendance'>;
  readonly language: Language;
  readonly person: BoardPerson;
  readonly state: ShownState;
  /** A mark of this person waits on this device, or is to be decided. */
  readonly kept: 'waiting' | 'problem' | undefined;
  /** The one that Tab leads to; arrow keys move among the others. */
  readonly reached: boolean;
};

/**
 * One person at one shift. There may be a thousand: it listens to nothing itself, and is drawn anew only when something about
 * this person has changed.
 */
export const PersonChip = memo(({ t, language, person, state, words, sayState, kept, reached }: PersonChipProps) => {
  const name = nameIn(language, person.usher);
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
      <span className={`clip ${classes['words']}`}>
        <span className={classes['name']} dir="auto" lang="">
          {name}
        </span>
        {words !== null && (
          <>
            <br />
            <span className={classes['time']}>{words}</span>
          </>
        )}
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
