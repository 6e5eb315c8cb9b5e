import type { EventPlaces } from '@proline/contract/assignment/assignment';
import { nameIn } from '@proline/domain/text/name-in';
import { useState } from 'react';
import { offerUndo } from '../../../lib/api/undo.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ComboBox } from '../../../ui/form/combo-box.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { currentHolders, swapHolders } from '../hiring.api.ts';
import { placeName, shiftName } from '../places/place-words.ts';
import { othersToSwap, type HeldPlace } from './other-places.ts';
import { useOverrule } from './use-overrule.tsx';
import classes from './holders.module.css';

type SwapHolderDialogProps = { readonly held: HeldPlace; readonly places: EventPlaces; readonly onClose: () => void };

/** More are found by typing. */
const MOST_SHOWN = 50;

/** Two people of the event change places. */
export const SwapHolderDialog = ({ held, places, onClose }: SwapHolderDialogProps) => {
  useFocusReturn();
  const { t, language } = useTranslation('hiring');
  const [typed, setTyped] = useState('');
  const { event, positions } = places;
  const name = nameIn(language, held.holder.usher);
  const wordsOf = ({ holder, position }: HeldPlace) =>
    `${nameIn(language, holder.usher)} · ${placeName(language, position)} · ${shiftName(language, position.shift, event.time_zone)}`;
  const swapBack = async (other: HeldPlace) => {
    const now = await currentHolders(event.id);
    const [one, two] = [now.get(held.holder.id) ?? held.holder, now.get(other.holder.id) ?? other.holder];
    return swapHolders(one, two, { anyway: true });
  };
  const { run, dialog } = useOverrule();
  const swap = (other: HeldPlace) =>
    run(async (how) => {
      await swapHolders(held.holder, other.holder, how);
      offerUndo(t('are_swapped', { name, other: nameIn(language, other.holder.usher) }), () => swapBack(other));
      onClose();
    });
  const wanted = typed.trim().toLocaleLowerCase();
  const options = othersToSwap(positions, held).filter((one) => wordsOf(one).toLocaleLowerCase().includes(wanted));
  return (
    <Dialog
      open
      onClose={onClose}
      width={560}
      title={t('swap_title', { name })}
      text={t('swap_text')}
      actions={
        <Button tone="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <ComboBox
        fills
        label={t('find_holder')}
        typed={typed}
        onTyped={setTyped}
        nothing={t('nobody_to_swap')}
        options={options.slice(0, MOST_SHOWN).map((one) => ({
          key: one.holder.id,
          name: wordsOf(one),
          isShut: false,
          choose: () => void swap(one),
          content: (
            <span className={classes['option']}>
              <Avatar name={nameIn(language, one.holder.usher)} image={one.holder.usher.photo} size={32} />
              <span className={classes['words']}>
                <b className="clip" dir="auto">
                  {nameIn(language, one.holder.usher)}
                </b>
                <span className={`clip ${classes['quiet']}`}>
                  <bdi>{placeName(language, one.position)}</bdi> ·{' '}
                  {shiftName(language, one.position.shift, event.time_zone)}
                </span>
              </span>
            </span>
          ),
        }))}
      />
      {dialog}
    </Dialog>
  );
};
