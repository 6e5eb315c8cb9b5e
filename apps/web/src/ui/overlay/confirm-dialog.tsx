import { IconAlertTriangle, IconHelp } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { boxLength } from '../../lib/form/box-length.ts';
import type { ReasonForm } from '../../lib/form/reason-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../picture/icon.tsx';
import { Dialog } from './dialog.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import classes from './confirm-dialog.module.css';

type ReasonRule = Pick<ReasonForm, 'check' | 'least' | 'most'> & {
  readonly label?: string;
  /** Says who will read it. */
  readonly hint?: string;
  /** Usual reasons, one click away; they can be changed afterwards. */
  readonly templates?: { readonly label: string; readonly texts: readonly string[] };
};

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly title: string;
  readonly text?: ReactNode;
  /** What will happen, in numbers: "46 confirmed ushers are released". */
  readonly consequences?: readonly ReactNode[];
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** By default the action is destructive and its button red. */
  readonly harmless?: boolean;
  /** By default no reason is asked for. */
  readonly reason?: ReasonRule;
  /** The dialog waits while it runs; a failure keeps the dialog open. */
  readonly onConfirm: (reason: string) => unknown;
  readonly onCancel: () => void;
  /** Further fields, between the consequences and the reason. */
  readonly children?: ReactNode;
};

/** States the consequences before something happens. Its contents are reset each time it opens. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const [sending, setSending] = useState(false);
  const [tried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  /** The reason that the server refused, and its words. */
  const [refused, setRefused] = useState({ reason: '', text: '' });
  const [failures, setFailures] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('form');
  const { open, title, text, consequences, confirmLabel, cancelLabel, harmless = false, children } = props;

  const written = reason.trim();
  const wrong = props.reason?.check({ reason }).reason;
  const problem = wrong && t(wrong, { least: props.reason.least, most: props.reason.most });
  const refusal = refused.text !== '' && refused.reason === written ? refused.text : undefined;
  // After a failure, once the fields are marked.
  useEffect(() => {
    if (failures > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  const reset = () => {
    setTried(false);
    setReason('');
  };
  const cancel = () => {
    if (sending) return;
    reset();
    props.onCancel();
  };
  const confirm = async () => {
    setTried(true);
    if (problem !== undefined) return setFailures((before) => before + 1);
    setSending(true);
    try {
      await props.onConfirm(written);
      reset();
    } catch (error) {
      // The failure is already on the screen; the dialog stays, so that the person can try again or cancel.
      if (error instanceof ApiError && 'reason' in error.errors) setRefused({ reason: written, text: error.message });
      setFailures((before) => before + 1);
    } finally {
      setSending(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      text={text}
      tone={harmless ? 'brand' : 'red'}
      icon={harmless ? <Icon of={IconHelp} size="l" /> : <Icon of={IconAlertTriangle} size="l" />}
      actions={
        <>
          <Button tone="secondary" data-autofocus={props.reason ? undefined : true} onClick={cancel}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button tone={harmless ? 'primary' : 'danger'} loading={sending} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {consequences !== undefined && consequences.length > 0 && (
        <ul className={classes['consequences']}>
          {consequences.map((consequence, index) => (
            <li key={index}>{consequence}</li>
          ))}
        </ul>
      )}
      <div ref={fields} className={classes['fields']}>
        {children}
        {props.reason?.templates && props.reason.templates.texts.length > 0 && (
          <div className={classes['templates']} role="group" aria-label={props.reason.templates.label}>
            {props.reason.templates.texts.map((words) => (
              <button key={words} type="button" className={classes['template']} onClick={() => setReason(words)}>
                <bdi>{words}</bdi>
              </button>
            ))}
          </div>
        )}
        {props.reason && (
          <TextAreaField
            label={props.reason.label ?? t('reason')}
            required
            hint={props.reason.hint}
            error={(tried ? problem : undefined) ?? refusal}
            maxLength={boxLength(reason, props.reason.most)}
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
};
