import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import classes from './field-message.module.css';

type FieldMessageProps = {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** `status`: screen readers read the message when it changes by itself, such as after an upload. */
  readonly role?: 'status';
};

/** The line below a control. An error replaces the hint, so a form grows only if there was no hint. */
export const FieldMessage = ({ id, hint, error, role }: FieldMessageProps) =>
  (error ?? hint) === undefined ? null : (
    <p id={id} role={role} className={classes['message']} data-error={error !== undefined || undefined}>
      {error !== undefined && <Icon of={IconAlertCircle} size="s" />}
      <span>{error ?? hint}</span>
    </p>
  );
