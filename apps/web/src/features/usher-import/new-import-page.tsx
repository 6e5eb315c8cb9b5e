import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { listUsherImports } from '@proline/contract/usher-import/usher-import';
import { SHEET_MAX_BYTES } from '@proline/domain/file/sheet-limits';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { moment } from '../../lib/dates/dates.ts';
import { useDrop } from '../../lib/screen/use-drop.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { ImportFrame } from './import-frame.tsx';
import { importsQuery, sendFile } from './usher-import.api.ts';
import classes from './usher-import.module.css';

/** The first step: a file is chosen, and what was imported lately can be found again. */
export const NewImportPage = () => (
  <ImportFrame step="file">
    <FileDrop />
    <RecentImports />
  </ImportFrame>
);

const MEGABYTE = 1024 * 1024;
const TAKEN = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const FileDrop = () => {
  const { t } = useTranslation('usher-import');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const message = useId();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file || share !== null) return;
    const isTooLarge = file.size > SHEET_MAX_BYTES;
    setProblem(isTooLarge ? t('too_large', { megabytes: SHEET_MAX_BYTES / MEGABYTE }) : undefined);
    if (isTooLarge) return;
    setShare(0);
    try {
      const { id } = await sendFile(file, setShare);
      await navigate({ to: '/ushers/import/$id', params: { id } });
    } catch (cause) {
      // What is wrong with the file stays in sight until another one is chosen.
      setProblem(cause instanceof ApiError ? cause.message : t('not_sent'));
      setShare(null);
    }
  };
  const drop = useDrop(take);
  return (
    <div role="group" aria-label={t('file')} aria-describedby={message} className={classes['drop']} {...drop}>
      <Tile tone="brand" large>
        <Icon of={IconFileSpreadsheet} size="xl" />
      </Tile>
      <p>
        <Button loading={share !== null} onClick={() => input.current?.click()}>
          {t(share === null ? 'choose' : 'reading')}
        </Button>{' '}
        <span className={classes['muted']}>{t('drop')}</span>
      </p>
      <p className={classes['muted']}>{t('choose_text')}</p>
      <p className={classes['muted']}>{t('safe')}</p>
      <FieldMessage id={message} error={problem} role="status" />
      {share !== null && <progress aria-label={t('reading')} {...(share < 1 && { value: share, max: 1 })} />}
      <input
        ref={input}
        type="file"
        hidden
        accept={TAKEN}
        aria-label={t('file')}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // Allows the same file to be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
};

type Recent = AnswerOf<typeof listUsherImports>['data'][number];

const RecentImports = () => {
  const { t, language } = useTranslation('usher-import');
  const { data } = useQuery(importsQuery);
  if (!data || data.length === 0) return null;
  return (
    <Card title={t('recent')}>
      <RecordTable<Recent>
        label={t('recent')}
        rows={data}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'file',
            title: t('recent_file'),
            cell: ({ id, file_name }) => (
              <Link to="/ushers/import/$id" params={{ id }} className={classes['link'] ?? ''}>
                <bdi>{file_name}</bdi>
              </Link>
            ),
          },
          { key: 'rows', title: t('recent_rows'), end: true, cell: ({ rows }) => formatNumber(language, rows) },
          {
            key: 'imported',
            title: t('recent_imported'),
            end: true,
            cell: ({ running, imported }) => (running ? formatNumber(language, imported) : t('none_yet')),
          },
          { key: 'by', title: t('recent_by'), cell: ({ created_by }) => <bdi>{created_by}</bdi> },
          { key: 'when', title: t('recent_when'), cell: ({ created_at }) => moment(language, new Date(created_at)) },
        ]}
      />
    </Card>
  );
};
