import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import classes from './form.module.css';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'text' | 'icon' | 'width'> & {
  /** Of useForm. */
  readonly form: { readonly sending: boolean; readonly props: ComponentProps<'form'> };
  /** null: there is nothing that could be sent yet; the content says why. */
  readonly submitLabel: string | null;
  readonly onClose: () => void;
  /** The fields; the first one with data-autofocus has the focus. */
  readonly children: ReactNode;
};

/** A dialog around one form: Enter sends it, and nothing closes it while it is being sent. */
export const FormDialog = ({ form, submitLabel, onClose, children, ...frame }: FormDialogProps) => {
  const { t } = useTranslation('form');
  const id = useId();
  const close = () => {
    if (!form.sending) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      {...frame}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          {submitLabel !== null && (
            <Button type="submit" form={id} loading={form.sending}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={classes['fields']} {...form.props}>
        {children}
      </form>
    </Dialog>
  );
};
