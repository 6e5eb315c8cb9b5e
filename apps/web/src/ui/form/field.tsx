import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { FieldMessage } from './field-message.tsx';
import classes from './field.module.css';

/** The props that a control in a field must have, so that screen readers read its label and messages with it. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly required: boolean;
};

export type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** The label shows a mark from the start; screen readers say the word with the control. */
  readonly required?: boolean | undefined;
};

/** Marks what must be filled in. Screen readers hear it from the control, which says that it is required. */
export const RequiredMark = () => {
  const { t } = useTranslation('form');
  return (
    <span className={classes['mark']} aria-hidden="true" title={t('required_mark')}>
      *
    </span>
  );
};

/** A label above a control, and a hint or an error below it. */
export const Field = ({
  label,
  hint,
  error,
  required = false,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) => {
  const id = useId();
  return (
    <div className={classes['field']}>
      <div className={classes['top']}>
        <label className={classes['label']} htmlFor={id}>
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': (error ?? hint) === undefined ? undefined : `${id}-message`,
        required,
      })}
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </div>
  );
};
