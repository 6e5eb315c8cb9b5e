import type { PersonDocument } from '@proline/contract/document/document';
import { mayDo } from '@proline/domain/account/permission';
import { documentState } from '@proline/domain/people/document';
import { IconDownload, IconFileText, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { AddDocumentDialog } from './add-document-dialog.tsx';
import { documentsQuery, dropDocument, saveDocumentFile } from './document.api.ts';
import classes from './document.module.css';
import { useHouseDays } from '../../lib/preferences/house-days.ts';

/** A person's documents, what expires first first; each download is recorded. */
export const DocumentsCard = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('document');
  const user = useUser();
  const { data: documents, isError, refetch } = useQuery(documentsQuery(id));
  const [adding, setAdding] = useState(false);
  const mayChange = user !== null && mayDo(user.permission_set, 'ushers.write');
  const add = mayChange && (
    <Button onClick={() => setAdding(true)}>
      <Icon of={IconPlus} />
      {t('add')}
    </Button>
  );
  return (
    <>
      <Card title={t('documents')} icon={<Icon of={IconFileText} size="l" />} end={documents?.length !== 0 && add}>
        {documents === undefined && (
          <div className={classes['body']}>
            {isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
            {!isError && <Skeleton height={120} />}
          </div>
        )}
        {documents?.length === 0 && (
          <EmptyState
            as="h3"
            tone="grey"
            icon={<Icon of={IconFileText} size="xxl" />}
            title={t('empty')}
            text={t('empty_text')}
          >
            {add}
          </EmptyState>
        )}
        {documents !== undefined && documents.length > 0 && (
          <>
            <DocumentTable id={id} documents={documents} mayChange={mayChange} />
            <p className={classes['body']}>
              <span className={classes['quiet']}>{t('opening_logged')}</span>
            </p>
          </>
        )}
      </Card>
      {adding && <AddDocumentDialog id={id} close={() => setAdding(false)} />}
    </>
  );
};

type DocumentTableProps = {
  readonly id: string;
  readonly documents: readonly PersonDocument[];
  readonly mayChange: boolean;
};

const DocumentTable = ({ id, documents, mayChange }: DocumentTableProps) => {
  const { t, language } = useTranslation('document');
  const [removing, setRemoving] = useState<PersonDocument | null>(null);
  const date = (text: string) => mediumDate(language, new Date(text));
  const nameOf = (one: PersonDocument) => t(`kind_${one.kind}`);
  return (
    <>
      <RecordTable
        label={t('documents')}
        rows={documents}
        keyOf={(one) => one.id}
        columns={[
          {
            key: 'document',
            title: t('document'),
            cell: (one) => (
              <span className={classes['name']}>
                <b>{nameOf(one)}</b>
                <bdi className={classes['quiet']}>{one.file_name}</bdi>
              </span>
            ),
          },
          {
            key: 'expires_on',
            title: t('expires_on'),
            cell: (one) => (one.expires_on === null ? t('never') : calendarDate(language, one.expires_on)),
          },
          { key: 'state', title: t('state'), cell: (one) => <DocumentState document={one} /> },
          {
            key: 'added',
            title: t('added'),
            cell: (one) =>
              one.added_by === null
                ? date(one.created_at)
                : t('added_by', { date: date(one.created_at), name: one.added_by }),
          },
          {
            key: 'actions',
            title: t('actions'),
            end: true,
            cell: (one) => (
              <span className={classes['buttons']}>
                <IconButton
                  label={t('download', { document: nameOf(one) })}
                  onClick={() => void saveDocumentFile(one.id, one.file_name).catch(() => undefined)}
                >
                  <Icon of={IconDownload} />
                </IconButton>
                {mayChange && (
                  <IconButton label={t('remove', { document: nameOf(one) })} onClick={() => setRemoving(one)}>
                    <Icon of={IconTrash} />
                  </IconButton>
                )}
              </span>
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={removing !== null}
        title={t('remove_title')}
        text={removing && t('remove_text', { document: nameOf(removing) })}
        confirmLabel={t('remove_confirm')}
        onCancel={() => setRemoving(null)}
        onConfirm={async () => {
          if (removing) await dropDocument(id, removing.id);
          showSuccess(t('removed'));
          setRemoving(null);
        }}
      />
    </>
  );
};

/** How a document stands, in a word. */
export const DocumentState = ({ document }: { readonly document: PersonDocument }) => {
  const { t } = useTranslation('document');
  const { days_left } = document;
  const { documents_days } = useHouseDays();
  switch (documentState(days_left, documents_days)) {
    case 'valid':
      return <StatusBadge status="approved">{t('state_valid')}</StatusBadge>;
    case 'expired':
      return <StatusBadge status="rejected">{t('state_expired')}</StatusBadge>;
    case 'expires_soon':
      return (
        <StatusBadge status="pending">
          {days_left === 0 || days_left === null ? t('expires_today') : t('state_expires_soon', { count: days_left })}
        </StatusBadge>
      );
  }
};
