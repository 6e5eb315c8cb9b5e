import type { ReportName } from '@proline/domain/report/report';
import { IconDownload } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useReportFile } from '../use-report-file.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../report.module.css';

/** Where the notification of a Monday leads: its file. */
export const SentFile = ({ report }: { readonly report: ReportName }) => {
  const { t } = useReportWords();
  const { file, lang } = useSearch({ from: '/shell/reports/$report' });
  const { save, busy } = useReportFile(report);
  if (file === undefined) return null;
  return (
    <div className={classes['sent']}>
      <span>{t('sent_file')}</span>
      <Button tone="secondary" loading={busy} onClick={() => void save(file, lang)}>
        <Icon of={IconDownload} />
        {t('fetch')}
      </Button>
    </div>
  );
};
