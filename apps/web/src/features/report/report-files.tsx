import type { ReportName } from '@proline/domain/report/report';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useReportFile } from './use-report-file.ts';
import { useReportWords } from './use-report-words.ts';

/** What is shown, as a file or on paper. */
export const ReportFiles = ({ report }: { readonly report: ReportName }) => {
  const { t } = useReportWords();
  const { save, busy } = useReportFile(report);
  return (
    <Menu
      label={t('files')}
      trigger={(props) => (
        <Button {...props} tone="secondary" loading={busy} aria-label={t(busy ? 'making' : 'files')}>
          <Icon of={IconDownload} />
          {t('files')}
        </Button>
      )}
      items={[
        {
          key: 'csv',
          label: t('csv'),
          hint: t('csv_hint'),
          icon: <Icon of={IconFileTypeCsv} size="l" />,
          run: () => void save('csv'),
        },
        {
          key: 'xlsx',
          label: t('xlsx'),
          hint: t('xlsx_hint'),
          icon: <Icon of={IconFileSpreadsheet} size="l" />,
          run: () => void save('xlsx'),
        },
        ...(['en', 'ar'] as const).map((language) => ({
          key: language,
          label: t(`pdf_${language}`),
          hint: t('pdf_hint'),
          icon: <Icon of={IconFileTypePdf} size="l" />,
          run: () => void save('pdf', language),
        })),
        {
          key: 'print',
          label: t('print'),
          hint: t('print_hint'),
          icon: <Icon of={IconPrinter} size="l" />,
          // the menu is closed first
          run: () => void setTimeout(() => window.print()),
        },
      ]}
    />
  );
};
