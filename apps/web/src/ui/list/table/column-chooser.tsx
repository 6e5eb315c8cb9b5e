import { IconColumns } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { Checkbox } from '../../choice/checkbox.tsx';
import { Popover } from '../../overlay/popover.tsx';
import { Icon } from '../../picture/icon.tsx';
import { standardColumns, type ListControl } from '../use-list.ts';
import chips from '../filter/filter-chips.module.css';
import classes from '../toolbar.module.css';

/** Chooses the visible columns; the first one has the record's name and always stays. */
export const ColumnChooser = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t } = useTranslation('list');
  const { view, shape, columns, state, change } = list;
  const [first] = shape.columns;
  const standard = standardColumns(view, shape).join();
  const show = (names: readonly string[]) => change({ cols: names.join() === standard ? null : names });
  const title = (name: string) => view.columns[name]?.title ?? name;
  return (
    <Popover
      label={t('columns')}
      align="end"
      trigger={(props) => (
        <button {...props} type="button" className={chips['chip']} aria-label={t('columns')}>
          <Icon of={IconColumns} size="s" />
          <span className={classes['foldable']}>{t('columns')}</span>
        </button>
      )}
    >
      {() => (
        <div className={classes['chooser']}>
          {shape.columns.map((name) => (
            <Checkbox
              key={name}
              label={name === first ? t('always_shown', { column: title(name) }) : title(name)}
              showLabel
              disabled={name === first}
              checked={columns.includes(name) || name === first}
              onChange={(on) =>
                show(shape.columns.filter((one) => (one === name ? on : columns.includes(one) || one === first)))
              }
            />
          ))}
          <button
            type="button"
            className={chips['clear']}
            aria-disabled={state.cols === null || undefined}
            onClick={() => change({ cols: null })}
          >
            {t('columns_reset')}
          </button>
        </div>
      )}
    </Popover>
  );
};
