import type { BoardPerson } from '@proline/contract/attendance/board';
import { mayDo } from '@proline/domain/account/permission';
import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';
import { nameIn } from '@proline/domain/text/name-in';
import { IconFileUpload, IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { showError, showSuccess } from '../../../lib/screen/toast.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { saveExcuseFile, sendExcuseWith } from '../attendance.api.ts';
import { MEGABYTES, TAKEN_TYPES } from './excuse-file.tsx';
import classes from './marks.module.css';

type ExcusePaperProps = {
  readonly eventId: string;
  readonly person: BoardPerson;
  readonly mayMark: boolean;
};

/** What an excuse was shown with, or the way to bring it later. */
export const ExcusePaper = ({ eventId, person, mayMark }: ExcusePaperProps) => {
  if (person.state !== 'excused') return null;
  if (person.has_document) return <OpenPaper person={person} />;
  return mayMark ? <BringPaper eventId={eventId} person={person} /> : null;
};

/** Opening it is recorded, and not everybody may. */
const OpenPaper = ({ person }: Pick<ExcusePaperProps, 'person'>) => {
  const { t } = useTranslation('attendance');
  const user = useUser();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    // call() has already shown why it failed.
    await saveExcuseFile(person.id).catch(() => undefined);
    setBusy(false);
  };
  if (user === null || !mayDo(user.permission_set, 'documents.read'))
    return (
      <span className={classes['file']}>
        <Icon of={IconPaperclip} size="s" />
        {t('document_closed')}
      </span>
    );
  return (
    <span>
      <Button tone="secondary" loading={busy} onClick={() => void open()}>
        <Icon of={IconPaperclip} />
        {t('open_document')}
      </Button>
    </span>
  );
};

const BringPaper = ({ eventId, person }: Pick<ExcusePaperProps, 'eventId' | 'person'>) => {
  const { t, language } = useTranslation('attendance');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > FILE_MAX_BYTES) return showError(t('file_too_large', { megabytes: MEGABYTES }));
    setBusy(true);
    try {
      await sendExcuseWith(eventId, person, null, file);
      showSuccess(t('document_added', { name: nameIn(language, person.usher) }));
    } catch {
      // call() has already shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <span>
      <Button tone="secondary" loading={busy} onClick={() => input.current?.click()}>
        <Icon of={IconFileUpload} />
        {t('add_document')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={TAKEN_TYPES}
        aria-label={t('document')}
        onChange={(event) => void bring(event.currentTarget.files?.[0])}
      />
    </span>
  );
};
