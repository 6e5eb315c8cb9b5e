import type { List } from '@proline/contract/frame/list';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import type { AnyListView, FilterView, UntitledListView } from '../list-view.ts';

/** Adds the titles and words of the list's declaration to its view. */
export const titledView = <Row extends ListRow>(
  { columns, filters, ...view }: UntitledListView<Row>,
  language: Language,
): AnyListView<Row> => ({
  ...view,
  columns: Object.fromEntries(
    Object.entries(view.list.columns).flatMap(([name, { title }]) => {
      const column = columns[name];
      return column ? [[name, { ...column, title: title[language] }]] : [];
    }),
  ),
  filters: titledFilters(view.list, filters, language),
});

/** The filters of a list with the titles and words of its declaration. */
export const titledFilters = (
  { filters: declared }: List,
  filters: UntitledListView<ListRow>['filters'],
  language: Language,
): Readonly<Record<string, FilterView>> =>
  Object.fromEntries(
    Object.entries(declared).map(([name, filter]) => [
      name,
      {
        title: filter.title[language],
        ...(filter.kind === 'choices' && { wordOf: (value: string) => filter.words[value]?.[language] ?? value }),
        ...filters?.[name],
      },
    ]),
  );
