import type { ListFilter } from '@proline/contract/frame/list-filters';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withFilter } from '../../../lib/list/list-state.ts';
import { valuesIn } from '../../../lib/list/list-filter-text.ts';
import { Popover } from '../../overlay/popover.tsx';
import { Icon } from '../../picture/icon.tsx';
import { FilterEditor } from './filter-editor.tsx';
import { useFilterWords } from './filter-words.ts';
import type { FilterView } from '../list-view.ts';
import type { FilteredList } from './filtered-list.ts';
import classes from './filter-chips.module.css';

type Listed = { readonly list: FilteredList };
type OneFilter = Listed & { readonly name: string };

/**
 * Returns the filters that have a chip. A status that is chosen by a tab has none; several statuses at once are no tab.
 */
export const chipNames = ({ view, state, shape }: FilteredList): readonly string[] =>
  Object.keys(shape.filters).filter(
    (name) => name in state.filters && (name !== view.list.tabs || valuesIn(state.filters[name]).length > 1),
  );

/** The active filters, with buttons to add one and to clear them. */
export const FilterChips = ({ list }: Listed) => {
  const names = chipNames(list);
  return (
    <>
      {names.map((name) => (
        <FilterChip key={name} list={list} name={name} />
      ))}
      <AddFilter list={list} />
      {names.length > 0 && <ClearFilters list={list} />}
    </>
  );
};

/** Clears everything but the tab; order and columns stay. */
const ClearFilters = ({ list }: Listed) => {
  const { t } = useTranslation('list');
  const { view, state, change } = list;
  const tab = view.list.tabs;
  const kept =
    tab !== undefined && valuesIn(state.filters[tab]).length === 1 ? { [tab]: state.filters[tab] ?? '' } : {};
  return (
    <button type="button" className={classes['clear']} onClick={() => change({ filters: kept })}>
      {t('clear')}
    </button>
  );
};

export const FilterChip = ({ list, name }: OneFilter) => {
  const { t } = useTranslation('list');
  const { view, shape, state, go } = list;
  const [filter, words] = [shape.filters[name], view.filters[name]];
  if (!filter || !words) return null;
  return (
    <span className={classes['chip']} data-on>
      <Popover
        label={words.title}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={classes['open']}
            title={t('edit_filter', { filter: words.title })}
          >
            <span className={classes['key']}>{words.title}</span>
            <FilterWords list={list} name={name} />
          </button>
        )}
      >
        {() => <EditFilter list={list} name={name} />}
      </Popover>
      <button
        type="button"
        className={classes['remove']}
        aria-label={t('remove_filter', { filter: words.title })}
        onClick={() => go(withFilter(state, name, undefined))}
      >
        <Icon of={IconX} size="s" />
      </button>
    </span>
  );
};

const FilterWords = ({ list, name }: OneFilter) => {
  const [filter, view] = [list.shape.filters[name], list.view.filters[name]];
  return filter && view ? <Words filter={filter} view={view} text={list.state.filters[name] ?? ''} /> : null;
};

type WordsProps = { readonly filter: ListFilter; readonly view: FilterView; readonly text: string };

/** Ranges follow the page's direction; the records' own words keep theirs. */
const Words = ({ filter, view, text }: WordsProps) => {
  const words = useFilterWords(filter, view, text);
  const isRange = filter.kind === 'days' || filter.kind === 'numbers';
  return isRange ? <span className={classes['value']}>{words}</span> : <bdi className={classes['value']}>{words}</bdi>;
};

/**
 * Edits a filter. The first change is a step that Back undoes; further changes while the editor is open belong to the
 * same step.
 */
const EditFilter = ({ list, name }: OneFilter) => {
  const { view, shape, state, go } = list;
  const changed = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  // The menu entry that led here is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.querySelector('input')?.focus();
  }, []);
  const [filter, words] = [shape.filters[name], view.filters[name]];
  if (!filter || !words) return null;
  return (
    <div ref={panel} className={classes['panel']}>
      <p className={classes['title']}>{words.title}</p>
      <FilterEditor
        source={view}
        name={name}
        filter={filter}
        view={words}
        text={state.filters[name]}
        onChange={(text) => {
          go(withFilter(state, name, text), { replace: changed.current });
          changed.current = true;
        }}
      />
    </div>
  );
};

const AddFilter = ({ list }: Listed) => {
  const { t } = useTranslation('list');
  const { view, shape, state } = list;
  const [name, setName] = useState<string | null>(null);
  const offered = Object.keys(shape.filters).filter((one) => !(one in state.filters) && one !== view.list.tabs);
  if (offered.length === 0 && name === null) return null;
  return (
    <Popover
      label={t('add_filter')}
      onOpen={() => setName(null)}
      trigger={(props) => (
        <button {...props} type="button" className={classes['chip']} data-add aria-label={t('add_filter')}>
          <Icon of={IconPlus} size="s" />
          {t('filter')}
        </button>
      )}
    >
      {() =>
        name === null ? (
          <ul className={classes['menu']}>
            {offered.map((one) => (
              <li key={one}>
                <button type="button" className={classes['item']} onClick={() => setName(one)}>
                  {view.filters[one]?.title}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <EditFilter list={list} name={name} />
        )
      }
    </Popover>
  );
};
