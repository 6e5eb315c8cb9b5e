import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { nextSort, sortTerms } from '../../../lib/list/list-sort.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Icon } from '../../picture/icon.tsx';
import { beginsDescending, orderNamed, sortOfColumn } from './orders.ts';
import type { ListControl } from '../use-list.ts';
import classes from './list-table.module.css';

type ColumnHeadProps<Row extends ListRow> = {
  readonly list: ListControl<Row>;
  readonly name: string;
  readonly end: boolean;
};

/**
 * A column's title that sorts: the first click in one direction, the second in the other, the third not at all. With
 * Shift the order so far takes precedence.
 */
export const ColumnHead = <Row extends ListRow>({ list, name, end }: ColumnHeadProps<Row>) => {
  const { t, language } = useTranslation('list');
  const { view, shape, state, change } = list;
  const title = view.columns[name]?.title ?? name;
  const terms = state.sort.length > 0 ? state.sort : sortTerms(shape.defaultSort, shape.sorts);
  const sort = sortOfColumn(view, shape, name);
  const rank = terms.findIndex((term) => term.by === sort);
  const term = terms[rank];
  const Arrow = term?.descending ? IconArrowDown : IconArrowUp;
  if (sort === undefined) {
    return (
      <th scope="col" data-end={end || undefined}>
        {title}
      </th>
    );
  }
  const descendingFirst = beginsDescending(orderNamed(view, sort).kind);
  return (
    <th
      scope="col"
      data-end={end || undefined}
      // Only one column may have `aria-sort`; further ones say their rank in words.
      aria-sort={rank === 0 ? (term?.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={classes['sort']}
        data-on={term !== undefined || undefined}
        title={t('sort_hint')}
        onClick={(event) => {
          const from = event.shiftKey ? terms : state.sort;
          change({ sort: nextSort(from, sort, { further: event.shiftKey, descendingFirst }) });
        }}
      >
        {title}
        {term && <Icon of={Arrow} size="xs" />}
        {term && terms.length > 1 && (
          <span className={classes['rank']}>
            <span aria-hidden="true">{formatNumber(language, rank + 1)}</span>
            <span className="visually-hidden">{t('sort_rank', { rank: rank + 1 })}</span>
          </span>
        )}
      </button>
    </th>
  );
};
