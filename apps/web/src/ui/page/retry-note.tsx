import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import classes from './retry-note.module.css';

/** A toast has said why; this only offers to try again. */
export const RetryNote = ({ text, retryLabel, retry }: { text: string; retryLabel: string; retry: () => void }) => (
  <div className={classes['note']}>
    <IconCloudOff size={16} stroke={1.75} aria-hidden />
    <span>{text}</span>
    <span className={classes['end']}>
      <Button tone="secondary" onClick={retry}>
        <IconRefresh size={14} stroke={1.75} aria-hidden />
        {retryLabel}
      </Button>
    </span>
  </div>
);
