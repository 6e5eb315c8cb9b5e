import type { EventPlaces } from '@proline/contract/assignment/assignment';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { IconGift, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../../../lib/dates/now.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { switchOffersOf } from '../hiring.api.ts';
import { useMayAssign } from '../use-may-assign.ts';
import { offersOut, openAhead } from './offer-state.ts';

type Asked = 'offer' | 'start' | 'stop';

/** Whether open places of the event are offered by themselves; for those who may assign, while it takes staff. */
export const OfferMenu = ({ places }: { readonly places: EventPlaces }) => {
  const { t } = useTranslation('hiring-offers');
  const mayAssign = useMayAssign();
  const now = useNow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { event, positions } = places;
  if (!mayAssign || !takesStaff(event.status)) return null;
  const off = event.offers_on ? undefined : t('off');
  const idle = openAhead(positions, now) === 0 ? t('no_open') : event.waitlisted === 0 ? t('nobody_waits') : undefined;
  const items: readonly MenuItem[] = event.offers_stopped
    ? [
        {
          key: 'start',
          label: t('start'),
          hint: t('start_hint'),
          icon: <Icon of={IconPlayerPlay} flip />,
          disabled: off,
          run: () => setAsked('start'),
        },
      ]
    : [
        {
          key: 'offer',
          label: t('offer_open'),
          hint: t('offer_open_hint'),
          icon: <Icon of={IconGift} />,
          disabled: off ?? idle,
          run: () => setAsked('offer'),
        },
        {
          key: 'stop',
          label: t('stop'),
          hint: t('stop_hint'),
          icon: <Icon of={IconPlayerPause} />,
          disabled: off,
          run: () => setAsked('stop'),
        },
      ];
  return (
    <>
      <Menu
        label={t('offers')}
        items={items}
        trigger={(props) => (
          <Button tone="secondary" {...props}>
            <Icon of={event.offers_stopped ? IconPlayerPause : IconGift} />
            {t('offers')}
          </Button>
        )}
      />
      {asked && <OfferDialog asked={asked} places={places} now={now} onClose={() => setAsked(null)} />}
    </>
  );
};

type OfferDialogProps = {
  readonly asked: Asked;
  readonly places: EventPlaces;
  readonly now: Date;
  readonly onClose: () => void;
};

/** Nobody is asked for work, and nothing is stopped, before somebody has seen for how many. */
const OfferDialog = ({ asked, places: { event, positions }, now, onClose }: OfferDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('hiring-offers');
  const open = openAhead(positions, now);
  const out = offersOut(positions);
  const confirm = async () => {
    const { places_opened } = await switchOffersOf(event.id, asked !== 'stop');
    if (asked === 'stop') showSuccess(t('are_stopped'));
    else showSuccess(places_opened === 0 ? t('none_offered') : t('are_offered', { count: places_opened }));
    onClose();
  };
  if (asked === 'stop')
    return (
      <ConfirmDialog
        open
        title={t('stop_title')}
        text={t('stop_text')}
        consequences={out === 0 ? [] : [t('stays', { count: out })]}
        confirmLabel={t('stop')}
        onConfirm={confirm}
        onCancel={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      harmless
      title={asked === 'start' ? t('start_title') : t('offer_title', { count: open })}
      text={t('offer_text')}
      consequences={[
        ...(asked === 'start' && open > 0 ? [t('open_people', { count: open })] : []),
        t('waiting_people', { count: event.waitlisted }),
      ]}
      confirmLabel={t(asked === 'start' ? 'start_confirm' : 'offer_confirm')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
