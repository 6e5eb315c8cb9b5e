import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { DOCUMENT_KINDS, MOST_DOCUMENTS } from '@proline/domain/people/document';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconFileText, IconFileUpload, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useNow } from '../../lib/dates/now.ts';
import { recordsZone } from '../../lib/dates/zones.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { documentFileSent } from './document.api.ts';
import { DOCUMENT_MEGABYTES, DOCUMENT_TYPES } from './document-file.ts';
import classes from './document.module.css';
import { newDocumentProblems, type NewDocument } from './new-document.parts.ts';

type DocumentsFieldProps = {
  readonly name: string;
  readonly value: readonly NewDocument[];
  readonly error: string | undefined;
  readonly changeBy: (changed: (before: readonly NewDocument[]) => readonly NewDocument[]) => void;
  /** Takes each upload, which yields whether the file has arrived. */
  readonly onSending: (file: Promise<boolean>) => Promise<void>;
};

/** What somebody has brought along. A file that does not arrive stays here, to be sent once more. */
export const DocumentsField = ({ name, value, error, changeBy, onSending }: DocumentsFieldProps) => {
  const { t } = useTranslation('document');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map());
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  const [tooLarge, setTooLarge] = useState(false);
  const put = (key: string, changes: Partial<NewDocument>) =>
    changeBy((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const send = async (key: string, file: File): Promise<boolean> => {
    const note = (share: number) => setShares((before) => new Map(before).set(key, share));
    note(0);
    try {
      put(key, { file_id: await documentFileSent(file, note) });
      return true;
    } catch (cause) {
      setTold((before) => new Map(before).set(key, cause instanceof ApiError ? cause.message : t('failed_to_send')));
      put(key, { failed: true });
      return false;
    }
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > FILE_MAX_BYTES);
    if (file.size > FILE_MAX_BYTES) return;
    const key = crypto.randomUUID();
    setFiles((before) => new Map(before).set(key, file));
    changeBy((before) => [
      ...before,
      { key, file_name: file.name, file_id: '', failed: false, kind: '', expires_on: '' },
    ]);
    void onSending(send(key, file));
  };
  const sendAgain = (key: string) => {
    const file = files.get(key);
    if (!file) return;
    put(key, { failed: false, file_id: '' });
    void onSending(send(key, file));
  };
  return (
    <div className={classes['news']} role="group" aria-label={t('documents')}>
      {value.map((one) => (
        <NewDocumentRow
          key={one.key}
          document={one}
          told={told.get(one.key)}
          share={shares.get(one.key) ?? 0}
          judged={error !== undefined}
          change={(changes) => put(one.key, changes)}
          sendAgain={() => sendAgain(one.key)}
          remove={() => changeBy((before) => before.filter(({ key }) => key !== one.key))}
        />
      ))}
      {value.length < MOST_DOCUMENTS && (
        <div>
          <Button tone="secondary" name={name} aria-describedby={id} onClick={() => input.current?.click()}>
            <Icon of={IconFileUpload} />
            {t('add')}
          </Button>
        </div>
      )}
      <FieldMessage
        id={id}
        hint={t('file_hint', { megabytes: DOCUMENT_MEGABYTES })}
        error={tooLarge ? t('file_too_large', { megabytes: DOCUMENT_MEGABYTES }) : error}
        role="status"
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={DOCUMENT_TYPES}
        aria-label={t('file')}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
};

type NewDocumentRowProps = {
  readonly document: NewDocument;
  readonly told: string | undefined;
  readonly share: number;
  /** Whether its mistakes are shown. */
  readonly judged: boolean;
  readonly change: (changes: Partial<NewDocument>) => void;
  readonly sendAgain: () => void;
  readonly remove: () => void;
};

const NewDocumentRow = ({ document, told, share, judged, change, sendAgain, remove }: NewDocumentRowProps) => {
  const { t } = useTranslation('document');
  const { t: forms } = useTranslation('form');
  const id = useId();
  const today = wallTimeOf(useNow(), recordsZone()).day;
  const SAY = { required: forms('required'), day_wrong: forms('choose_day'), day_far: t('expiry_far') };
  const problems = newDocumentProblems(document, today);
  const errorAt = (field: keyof typeof problems) => {
    const problem = judged ? problems[field] : undefined;
    return problem && SAY[problem];
  };
  const { file_name, file_id, failed, kind, expires_on } = document;
  return (
    <div className={classes['new']} role="group" aria-label={file_name}>
      <div className={classes['head']}>
        <Icon of={IconFileText} />
        <bdi className={classes['file_name']} lang="">
          {file_name}
        </bdi>
        <IconButton label={t('remove', { document: file_name })} onClick={remove}>
          <Icon of={IconTrash} />
        </IconButton>
      </div>
      {file_id === '' && !failed && <progress aria-label={t('uploading')} value={share} max={1} />}
      {failed && (
        <div className={classes['file']}>
          <FieldMessage id={id} error={told ?? t('failed_to_send')} role="status" />
          <Button tone="secondary" aria-describedby={id} onClick={sendAgain}>
            <Icon of={IconRefresh} />
            {t('retry')}
          </Button>
        </div>
      )}
      <div className={classes['pair']}>
        <SelectField
          label={t('kind')}
          required
          value={kind}
          error={errorAt('kind')}
          choices={DOCUMENT_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={(chosen) => change({ kind: chosen })}
        />
        <DateField
          label={t('expires_on')}
          hint={t('expires_hint')}
          value={expires_on}
          error={errorAt('expires_on')}
          onChange={(day) => change({ expires_on: day })}
        />
      </div>
    </div>
  );
};
