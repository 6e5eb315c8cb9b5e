import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './marks.module.css';

export const MEGABYTES = FILE_MAX_BYTES / (1024 * 1024);
export const TAKEN_TYPES = 'image/jpeg,image/png,image/webp,image/gif,application/pdf';

type ExcuseFileProps = { readonly file: File | null; readonly onChoose: (file: File | null) => void };

/** What an excuse is shown with, if there is something. */
export const ExcuseFile = ({ file, onChoose }: ExcuseFileProps) => {
  const { t } = useTranslation('attendance');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const isTooLarge = chosen.size > FILE_MAX_BYTES;
    setProblem(isTooLarge ? t('file_too_large', { megabytes: MEGABYTES }) : undefined);
    onChoose(isTooLarge ? null : chosen);
  };
  return (
    <div role="group" aria-label={t('document')}>
      <div className={classes['file']}>
        <Button tone="secondary" aria-describedby={id} onClick={() => input.current?.click()}>
          <Icon of={IconFileUpload} />
          {t(file === null ? 'add_document' : 'other_document')}
        </Button>
        {file && (
          <>
            <bdi lang="">{file.name}</bdi>
            <IconButton label={t('drop_document')} onClick={() => onChoose(null)}>
              <Icon of={IconX} />
            </IconButton>
          </>
        )}
      </div>
      <FieldMessage id={id} hint={t('document_hint', { megabytes: MEGABYTES })} error={problem} role="status" />
      <input
        ref={input}
        type="file"
        hidden
        accept={TAKEN_TYPES}
        aria-label={t('document')}
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
    </div>
  );
};
