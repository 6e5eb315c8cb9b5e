import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { Icon } from '../../picture/icon.tsx';
import type { ListControl } from '../use-list.ts';
import classes from '../list-page.module.css';

/** A view that was saved before a column or filter was removed still works; this says what it lacks. */
export const ViewProblems = <Row extends ListRow>({ list }: { readonly list: ListControl<Row> }) => {
  const { t, language } = useTranslation('list');
  const { view, savedViews, state } = list;
  const problems = savedViews.views.find(({ id }) => id === state.view)?.problems ?? [];
  if (problems.length === 0) return null;
  const words = problems.map((problem) => {
    const [, name = ''] = problem.split(':');
    return view.columns[name]?.title ?? view.filters[name]?.title ?? name;
  });
  const parts = new Intl.ListFormat(language).format(words);
  return (
    <p className={classes['problem']} role="status">
      <Icon of={IconAlertTriangle} />
      <bdi>{t('view_problem', { parts })}</bdi>
    </p>
  );
};
