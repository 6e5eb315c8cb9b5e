import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { offerUndo } from '../../../lib/api/undo.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/form/combo-box.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { moveHolder } from '../hiring.api.ts';
import { placeName, shiftName } from '../places/place-words.ts';
import { openIn } from '../places/position-choice.ts';
import { obstacleTo, type HeldPlace } from './other-places.ts';
import { useOverrule } from './use-overrule.tsx';
import classes from './holders.module.css';

type MoveHolderDialogProps = { readonly held: HeldPlace; readonly places: EventPlaces; readonly onClose: () => void };

/** To another place of the event; where nobody can go says why. */
export const MoveHolderDialog = ({ held, places, onClose }: MoveHolderDialogProps) => {
  useFocusReturn();
  const { t, language } = useTranslation('hiring');
  const [typed, setTyped] = useState('');
  const { holder, position } = held;
  const name = nameIn(language, holder.usher);
  const wordsOf = (one: PlacePosition) =>
    `${placeName(language, one)} · ${shiftName(language, one.shift, places.event.time_zone)}`;
  const { run, dialog } = useOverrule();
  const move = (to: PlacePosition) =>
    run(async (how) => {
      const moved = await moveHolder(holder, to.id, how);
      const back = () => moveHolder(moved, position.id, { anyway: true });
      offerUndo(t('is_moved', { name, place: placeName(language, to) }), back);
      onClose();
    });
  const wanted = typed.trim().toLocaleLowerCase();
  const options = places.positions
    .filter((one) => one.id !== position.id && wordsOf(one).toLocaleLowerCase().includes(wanted))
    .map((one) => ({ one, why: obstacleTo(places.positions, held, one, new Date()) }))
    .toSorted((a, b) => Number(a.why !== null) - Number(b.why !== null));
  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={t('move_title', { name })}
      text={t('move_text', { place: placeName(language, position) })}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <ComboBox
        fills
        label={t('find_place')}
        typed={typed}
        onTyped={setTyped}
        nothing={t('no_other_place')}
        options={options.map(({ one, why }) => ({
          key: one.id,
          name: wordsOf(one),
          isShut: why !== null,
          choose: () => void move(one),
          content: (
            <span className={classes['option']}>
              <span className={classes['words']}>
                <b className="clip">
                  <bdi>{placeName(language, one)}</bdi>
                </b>
                <span className={classes['quiet']}>{shiftName(language, one.shift, places.event.time_zone)}</span>
              </span>
              <span className={classes['quiet']}>
                {why === null ? t('open_count', { count: openIn(one) }) : t(`obstacle_${why}`)}
              </span>
            </span>
          ),
        }))}
      />
      {dialog}
    </Dialog>
  );
};
