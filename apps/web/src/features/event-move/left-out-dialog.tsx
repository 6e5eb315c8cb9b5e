import type { MovedEvent } from '@proline/contract/event-move/event-move';
import { IconUserExclamation } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LeftOutList } from './left-out-list.parts.tsx';

type LeftOutDialogProps = {
  readonly event_id: string;
  readonly left_out: MovedEvent['left_out'];
  readonly onClose: () => void;
};

/** After publishing: people whom the plan wanted to be invited and who were not, each with every reason. */
export const LeftOutDialog = ({ event_id, left_out, onClose }: LeftOutDialogProps) => {
  const { t } = useTranslation('event-move');
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<Icon of={IconUserExclamation} size="l" />}
      tone="amber"
      title={t('left_out', { count: left_out.length })}
      text={t('left_out_text')}
      actions={
        <>
          <Button tone="secondary" data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
          <ButtonLink to="/hiringUshers/$eventId" params={{ eventId: event_id }}>
            {t('to_desk')}
          </ButtonLink>
        </>
      }
    >
      <LeftOutList left_out={left_out} />
    </Dialog>
  );
};
