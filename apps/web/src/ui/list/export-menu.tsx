import { MOST_EXPORTED, type ExportFormat } from '@proline/contract/frame/list';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { saveFile } from '../../lib/api/download.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { ListRow } from '../../lib/list/list-rows.ts';
import { narrowingOf, rowsQueryOf } from '../../lib/list/list-state.ts';
import { Button } from '../button/button.tsx';
import { Menu } from '../overlay/menu.tsx';
import type { TriggerProps } from '../overlay/popover.tsx';
import { Icon } from '../picture/icon.tsx';
import { exportedColumns } from './table/table-shape.ts';
import type { ListControl } from './use-list.ts';
import classes from './toolbar.module.css';

type ExportMenuProps<Row extends ListRow> = {
  readonly list: ListControl<Row>;
  /** Exports only these rows; without it, everything that matches. */
  readonly ids?: readonly string[] | undefined;
  readonly trigger: (props: TriggerProps, busy: boolean) => ReactNode;
};

/** The export has the order and the columns of the screen, and what identifies a row. */
const Formats = <Row extends ListRow>({ list, ids, trigger }: ExportMenuProps<Row>) => {
  const { t } = useTranslation('list');
  const { view, state, shape, columns } = list;
  const [busy, setBusy] = useState(false);

  const run = async (format: ExportFormat) => {
    setBusy(true);
    const { sort = shape.defaultSort } = rowsQueryOf(state, shape);
    const named = ids ? { ids: ids.join() } : {};
    const query = { ...narrowingOf(state), ...named, sort, format, columns: exportedColumns(view, columns).join(',') };
    // The failure has already been shown.
    await saveFile(view.list.export, { query }, `${view.list.name}.${format}`).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Menu
      label={t('export')}
      trigger={(props) => trigger(props, busy)}
      items={[
        {
          key: 'csv',
          label: t('export_csv'),
          hint: t('export_csv_hint'),
          icon: <Icon of={IconFileTypeCsv} size="l" />,
          run: () => void run('csv'),
        },
        {
          key: 'xlsx',
          label: t('export_xlsx'),
          hint: t('export_xlsx_hint'),
          icon: <Icon of={IconFileSpreadsheet} size="l" />,
          run: () => void run('xlsx'),
        },
      ]}
    />
  );
};

export const ExportMenu = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t } = useTranslation('list');
  return (
    <Formats
      list={list}
      trigger={(props, busy) => (
        <Button {...props} tone="secondary" loading={busy} aria-label={t(busy ? 'exporting' : 'export')}>
          <Icon of={IconDownload} />
          <span className={classes['foldable']}>{t('export')}</span>
        </Button>
      )}
    />
  );
};

type ExportSelectedProps<Row extends ListRow> = {
  readonly list: ListControl<Row>;
  readonly ids: readonly string[] | undefined;
  readonly className: string | undefined;
};

/** Exports the selected rows, unless there are more than an address can list. */
export const ExportSelected = <Row extends ListRow>({ list, ids, className }: ExportSelectedProps<Row>) => {
  const { t } = useTranslation('list');
  if (ids && ids.length > MOST_EXPORTED) return null;
  return (
    <Formats
      list={list}
      ids={ids}
      trigger={(props, busy) => (
        <button {...props} type="button" className={className} aria-busy={busy}>
          <Icon of={IconDownload} />
          {t(busy ? 'exporting' : 'export')}
        </button>
      )}
    />
  );
};
