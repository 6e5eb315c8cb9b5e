import { IconClipboardText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './paste-dialog.module.css';

type PasteDialogProps = {
  readonly title: string;
  /** Explains how the cells should be arranged. */
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Describes what was found; null when nothing is usable. */
  readonly found: string | null;
  /** What was left out, one sentence each. */
  readonly notes: readonly string[];
  readonly apply: string;
  readonly onApply: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Shows what was read from pasted spreadsheet cells before it is taken over. */
export const PasteDialog = ({ found, notes, onApply, onClose, children, ...dialog }: PasteDialogProps) => {
  const { t } = useTranslation('event-plan');
  const { t: form } = useTranslation('form');
  return (
    <Dialog
      open
      onClose={onClose}
      width={680}
      icon={<Icon of={IconClipboardText} size="xl" />}
      title={dialog.title}
      text={dialog.hint}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {form('cancel')}
          </Button>
          <Button aria-disabled={found === null} onClick={() => found !== null && onApply()}>
            {dialog.apply}
          </Button>
        </>
      }
    >
      <div className={classes['text']}>
        <TextAreaField
          label={t('paste_here')}
          data-autofocus
          dir="auto"
          rows={6}
          spellCheck={false}
          wrap="off"
          value={dialog.text}
          onChange={({ currentTarget: { value } }) => dialog.onText(value)}
        />
      </div>
      {children}
      <div role="status" className={classes['result']}>
        {found !== null && <p className={classes['found']}>{found}</p>}
        {dialog.text.trim() !== '' && found === null && <p className={classes['note']}>{t('paste_nothing')}</p>}
        {notes.map((note) => (
          <p key={note} className={classes['note']}>
            {note}
          </p>
        ))}
      </div>
    </Dialog>
  );
};
