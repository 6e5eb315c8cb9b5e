import type { SortTerm } from '@proline/contract/frame/list';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation, type Translate } from '../../../lib/texts/i18n.ts';
import { sortTerms, sortText } from '../../../lib/list/list-sort.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { Menu } from '../../overlay/menu.tsx';
import { Icon } from '../../picture/icon.tsx';
import { orderNamed } from './orders.ts';
import type { ListControl } from '../use-list.ts';
import classes from './list-cards.module.css';

const WORDS = {
  text: ['a_to_z', 'z_to_a'],
  number: ['lowest_first', 'highest_first'],
  money: ['lowest_first', 'highest_first'],
  day: ['oldest_first', 'newest_first'],
  moment: ['oldest_first', 'newest_first'],
  flag: ['lowest_first', 'highest_first'],
} as const;

/** The sort orders in a menu, because cards have no column titles to click. */
export const SortMenu = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t } = useTranslation('list');
  const { view, shape, state, change } = list;
  const terms = state.sort.length > 0 ? state.sort : sortTerms(shape.defaultSort, shape.sorts);
  const choices = shape.sorts.flatMap((by) => [
    { by, descending: false },
    ...(orderNamed(view, by).only === undefined ? [{ by, descending: true }] : []),
  ]);
  const [first] = terms;
  return (
    <Menu
      label={t('sort')}
      trigger={(props) => (
        <button {...props} type="button" className={classes['sort']}>
          <Icon of={IconArrowsSort} size="s" />
          {first === undefined ? t('sort') : sortWords(t, list, first)}
        </button>
      )}
      items={choices.map((term) => ({
        key: sortText([term]),
        label: sortWords(t, list, term),
        checked: sortText([term]) === sortText(terms),
        run: () => change({ sort: [term] }),
      }))}
    />
  );
};

const sortWords = <Row extends ListRow>(t: Translate<'list'>, { view }: ListControl<Row>, term: SortTerm): string => {
  const { title, kind, only } = orderNamed(view, term.by);
  if (only !== undefined && !term.descending) return only;
  const [up, down] = WORDS[kind];
  return t(term.descending ? down : up, { column: title });
};
