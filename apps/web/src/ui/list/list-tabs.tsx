import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { valuesIn } from '../../lib/list/list-filter-text.ts';
import type { ListRow } from '../../lib/list/list-rows.ts';
import { withFilter } from '../../lib/list/list-state.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Tabs } from '../page/tabs.tsx';
import type { ListControl } from './use-list.ts';

/** The key of the tab that shows everything; no filter has an empty value. */
const ALL = '';

/** The values of one filter, with their counts under the other current filters. */
export const ListTabs = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t, language } = useTranslation('list');
  const { view, state, counts, searchOf } = list;
  const name = view.list.tabs;
  const filter = name === undefined ? undefined : view.list.filters[name];
  if (name === undefined || filter?.kind !== 'choices') return null;

  const chosen = valuesIn(state.filters[name]);
  const words = view.filters[name];
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatNumber(language, count) + (counts?.exact === false ? '+' : '');
  const link = (value: string | undefined): LinkProps => ({
    to: '.',
    search: searchOf(withFilter(state, name, value)),
  });
  return (
    <Tabs
      // Beside the drawer there is less room, so the tabs are rendered anew and scroll the chosen one into sight.
      key={String(state.open === null)}
      label={t('tabs')}
      // Several values at once are shown by a chip instead.
      chosen={chosen.length > 1 ? 'several' : (chosen[0] ?? ALL)}
      tabs={[
        { key: ALL, label: t('all'), count: figure(counts?.all), link: link(undefined) },
        ...filter.values.map((value) => ({
          key: value,
          label: words?.wordOf?.(value) ?? value,
          count: figure(counts?.tabs[value]),
          link: link(value),
        })),
      ]}
    />
  );
};
