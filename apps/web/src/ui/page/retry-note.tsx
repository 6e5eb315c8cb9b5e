import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import { Icon } from '../picture/icon.tsx';
import classes from './retry-note.module.css';

/** Offers to try again; a toast has already shown the reason. */
export const RetryNote = ({ text, retryLabel, retry }: { text: string; retryLabel: string; retry: () => void }) => (
  <div className={classes['note']}>
    <Icon of={IconCloudOff} />
    <span>{text}</span>
    <span className={classes['end']}>
      <Button tone="secondary" onClick={retry}>
        <Icon of={IconRefresh} size="s" />
        {retryLabel}
      </Button>
    </span>
  </div>
);
