import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import type { AnyListView, UntitledListView } from '../list-view.ts';

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
  filters: Object.fromEntries(
    Object.entries(view.list.filters).map(([name, filter]) => [
      name,
      {
        title: filter.title[language],
        ...(filter.kind === 'choices' && { wordOf: (value: string) => filter.words[value]?.[language] ?? value }),
        ...filters?.[name],
      },
    ]),
  ),
});
