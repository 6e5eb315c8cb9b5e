import { useTranslation } from '../../lib/texts/i18n.ts';
import type { ListRow } from '../../lib/list/list-rows.ts';
import { ColumnChooser } from './table/column-chooser.tsx';
import { DensityButton } from './table/density-button.tsx';
import { chipNames, FilterChip, FilterChips } from './filter/filter-chips.tsx';
import { FilterSheetButton } from './filter/filter-sheet.tsx';
import { SearchField } from './filter/search-field.tsx';
import type { ListControl } from './use-list.ts';
import { ViewsMenu } from './view/views-menu.tsx';
import classes from './toolbar.module.css';

type Listed<Row extends ListRow> = { readonly list: ListControl<Row> };

const ListSearch = <Row extends ListRow>({ list: { view, state, change } }: Listed<Row>) => (
  <SearchField
    hint={view.searchHint}
    value={state.q}
    // Back from a search leads to the list without it, instead of through every letter.
    onSearch={(q) => change({ q }, { replace: state.q !== '' && q !== '' })}
  />
);

export const Toolbar = <Row extends ListRow>({ list }: Listed<Row>) => (
  <div className={classes['toolbar']}>
    <ListSearch list={list} />
    <FilterChips list={list} />
    <span className={classes['end']}>
      <ViewsMenu list={list} />
      {list.state.as === null && <ColumnChooser list={list} />}
      {list.state.as === null && <DensityButton />}
    </span>
  </div>
);

export const PhoneToolbar = <Row extends ListRow>({ list }: Listed<Row>) => {
  const { t } = useTranslation('list');
  const names = chipNames(list);
  return (
    <>
      <div className={classes['phone']}>
        <ListSearch list={list} />
        <FilterSheetButton list={list} />
      </div>
      <div className={classes['strip']} role="group" aria-label={t('filters')}>
        <ViewsMenu list={list} />
        {names.map((name) => (
          <FilterChip key={name} list={list} name={name} />
        ))}
      </div>
    </>
  );
};
