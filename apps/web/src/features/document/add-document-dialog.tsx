import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { DOCUMENT_KINDS, isExpiryDay } from '@proline/domain/people/document';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconFileUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useNow } from '../../lib/dates/now.ts';
import { recordsZone } from '../../lib/dates/zones.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { sendDocument } from './document.api.ts';
import { DOCUMENT_MEGABYTES, DOCUMENT_TYPES } from './document-file.ts';
import { documentForm } from './document.forms.ts';
import classes from './document.module.css';

export const AddDocumentDialog = ({ id, close }: { readonly id: string; readonly close: () => void }) => {
  const { t } = useTranslation('document');
  const { t: forms } = useTranslation('form');
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState(0);
  const today = wallTimeOf(useNow(), recordsZone()).day;
  const SAY = { required: forms('required'), day_wrong: forms('choose_day'), day_far: t('expiry_far') };
  const form = useForm(documentForm, {
    say: (found) => SAY[found],
    also: ({ expires_on }) => (expires_on === '' || isExpiryDay(expires_on, today) ? {} : { expires_on: 'day_far' }),
    send: ({ kind, expires_on }) => {
      if (file === null) setProblem(t('file_required'));
      if (file === null || kind === '') return undefined;
      return sent(file, { kind, expires_on: expires_on === '' ? null : expires_on });
    },
  });
  const sent = async (chosen: File, facts: Parameters<typeof sendDocument>[2]) => {
    try {
      await sendDocument(id, chosen, facts, setShare);
    } catch (error) {
      if (error instanceof ApiError && ('file' in error.errors || 'file_id' in error.errors)) {
        setProblem(error.message);
        button.current?.focus();
      }
      throw error;
    }
    showSuccess(t('added_toast'));
    close();
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const isTooLarge = chosen.size > FILE_MAX_BYTES;
    setProblem(isTooLarge ? t('file_too_large', { megabytes: DOCUMENT_MEGABYTES }) : undefined);
    setFile(isTooLarge ? null : chosen);
  };
  return (
    <FormDialog
      title={t('add_title')}
      text={t('add_text')}
      icon={<Icon of={IconFileUpload} size="l" />}
      form={form}
      submitLabel={t('add')}
      onClose={close}
    >
      <div role="group" aria-label={t('file')}>
        <div className={classes['file']}>
          <Button
            ref={button}
            tone="secondary"
            aria-describedby={`${formId}-file`}
            data-autofocus
            onClick={() => input.current?.click()}
          >
            <Icon of={IconFileUpload} />
            {t(file === null ? 'choose_file' : 'other_file')}
          </Button>
          {file && <bdi>{file.name}</bdi>}
        </div>
        {form.sending && <progress aria-label={t('uploading')} value={share} max={1} />}
        <FieldMessage
          id={`${formId}-file`}
          hint={t('file_hint', { megabytes: DOCUMENT_MEGABYTES })}
          error={problem}
          role="status"
        />
        <input
          ref={input}
          type="file"
          hidden
          accept={DOCUMENT_TYPES}
          aria-label={t('file')}
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </div>
      <SelectField
        {...form.field('kind')}
        label={t('kind')}
        choices={DOCUMENT_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      <DateField {...form.field('expires_on')} label={t('expires_on')} hint={t('expires_hint')} />
    </FormDialog>
  );
};
