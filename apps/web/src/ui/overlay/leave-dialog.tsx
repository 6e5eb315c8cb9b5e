import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import { Icon } from '../picture/icon.tsx';
import { Dialog } from './dialog.tsx';

type LeaveDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly leaveLabel: string;
  readonly stayLabel: string;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before somebody leaves unsaved text behind. */
export const LeaveDialog = ({ open, title, text, leaveLabel, stayLabel, onLeave, onStay }: LeaveDialogProps) => (
  <Dialog
    open={open}
    onClose={onStay}
    title={title}
    text={text}
    tone="amber"
    icon={<Icon of={IconAlertTriangle} size="l" />}
    actions={
      <>
        <Button tone="danger" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {stayLabel}
        </Button>
      </>
    }
  />
);
