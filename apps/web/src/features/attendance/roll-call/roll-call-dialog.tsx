import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { CalledPartChoices } from './called-part-choices.tsx';
import { isHere, type CalledPart } from './called-people.ts';
import { ClosingButtons, RestatedNumbers } from './restated-numbers.tsx';
import { useRollCall } from './use-roll-call.ts';
import list from '../people-list.module.css';
import classes from './roll-call.module.css';

type RollCallDialogProps = {
  readonly board: EventBoard;
  /** The shift to begin with. */
  readonly shiftId: string;
  readonly onClose: () => void;
};

const WIDTH_PX = 640;

/** Tick who is here; the rest become no-shows, once the numbers have been restated. */
export const RollCallDialog = ({ board, shiftId, onClose }: RollCallDialogProps) => {
  const { t } = useTranslation('attendance');
  useFocusReturn();
  const [part, setPart] = useState<CalledPart>({ shift: shiftId, zone: '', team: '' });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const call = useRollCall(board, part, ticked);
  const { people, present, absent, preview, sending } = call;
  return (
    <Dialog
      open
      width={WIDTH_PX}
      onClose={() => !sending && onClose()}
      icon={<Icon of={IconListCheck} size="l" />}
      title={t('roll_call')}
      text={t('roll_call_text')}
      actions={
        preview === null ? (
          <>
            <Button tone="secondary" onClick={onClose}>
              {t('close')}
            </Button>
            <Button loading={sending} onClick={() => void call.ask()}>
              {t('roll_call_close', { count: absent.length })}
            </Button>
          </>
        ) : (
          <ClosingButtons preview={preview} call={call} onDone={onClose} />
        )
      }
    >
      {preview === null ? (
        <>
          <div className={classes['choices']}>
            <CalledPartChoices board={board} part={part} onChange={setPart} />
          </div>
          <p className={classes['sum']} role="status">
            {t('here_of', { here: present.length, all: people.length })}
            <Checkbox
              label={t('tick_all')}
              showLabel
              checked={present.length === people.length && people.length > 0}
              mixed={present.length > 0 && present.length < people.length}
              onChange={(all) => setTicked(new Set(all ? people.map(({ id }) => id) : []))}
            />
          </p>
          <ul className={list['people']} aria-label={t('roll_call')}>
            {people.map((person) => (
              <li key={person.id} className={classes['row']}>
                <PersonTick
                  board={board}
                  person={person}
                  ticked={isHere(person) || ticked.has(person.id)}
                  onTick={(on) =>
                    setTicked(
                      (before) => new Set(on ? [...before, person.id] : [...before].filter((id) => id !== person.id)),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <RestatedNumbers board={board} preview={preview} call={call} />
      )}
    </Dialog>
  );
};

type PersonTickProps = {
  readonly board: EventBoard;
  readonly person: BoardPerson;
  readonly ticked: boolean;
  readonly onTick: (on: boolean) => void;
};

/** Who is on record already stays so: a roll-call takes nothing back. */
const PersonTick = ({ board, person, ticked, onTick }: PersonTickProps) => {
  const { t, language } = useTranslation('attendance');
  const zone = board.zones.find(({ id }) => id === person.zone_id);
  const [, other] = ownFirst(language, person.usher.name_en, person.usher.name_ar);
  return (
    <>
      <Checkbox
        label={nameIn(language, person.usher)}
        showLabel
        checked={ticked}
        disabled={isHere(person)}
        onChange={onTick}
      />
      <bdi lang="" className={classes['other']}>
        {other}
      </bdi>
      <span className={classes['where']}>
        {person.checked_in_at !== null &&
          t('chip_in', { time: bareTime(language, new Date(person.checked_in_at), board.event.time_zone) })}
        {person.state === 'no_show' && t('chip_no_show')}
        {zone && <bdi lang="">{nameIn(language, zone)}</bdi>}
      </span>
    </>
  );
};
