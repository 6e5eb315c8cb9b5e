import type { SavedView } from '@proline/contract/saved-view/saved-view';
import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ListRow } from '../../../lib/list/list-rows.ts';
import { readListState, type ListState } from '../../../lib/list/list-state.ts';
import { changeView, openListWith } from '../../../lib/list/saved-views.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { isChanged, stateOfView, viewQueryOf } from '../../../lib/list/view-query.ts';
import { Menu, type MenuItem } from '../../overlay/menu.tsx';
import { Icon } from '../../picture/icon.tsx';
import type { ListControl } from '../use-list.ts';
import { DeleteViewDialog, NameViewDialog, type ViewTask } from './view-dialogs.tsx';
import chips from '../filter/filter-chips.module.css';
import classes from '../toolbar.module.css';

type Listed<Row extends ListRow> = { readonly list: ListControl<Row> };

/** Saved views: filters, order and columns under a name, for oneself or for everybody. */
export const ViewsMenu = <Row extends ListRow>({ list }: Listed<Row>) => {
  const { t } = useTranslation('list');
  const [task, setTask] = useState<ViewTask | null>(null);
  const { savedViews, shape, state } = list;
  const { name, views } = savedViews;
  const current = views.find((view) => view.id === state.view);
  const items = useViewItems(list, current, setTask);
  if (name === undefined) return null;
  const changed = current !== undefined && isChanged(shape, current, state);
  const shown = current && (changed ? t('view_changed', { name: current.name }) : current.name);
  return (
    <>
      <Menu
        label={t('views')}
        items={items}
        trigger={(props) => (
          <button {...props} type="button" className={chips['chip']} title={shown && t('views')}>
            <Icon of={IconBookmark} size="s" />
            <bdi className={`clip ${classes['viewName']}`}>{shown ?? t('views')}</bdi>
            <Icon of={IconChevronDown} size="s" />
          </button>
        )}
      />
      <NameViewDialog list={list} name={name} task={task} onDone={() => setTask(null)} />
      <DeleteViewDialog list={list} name={name} task={task} onDone={() => setTask(null)} />
    </>
  );
};

const useViewItems = <Row extends ListRow>(
  list: ListControl<Row>,
  current: SavedView | undefined,
  setTask: (task: ViewTask) => void,
): readonly MenuItem[] => {
  const { t } = useTranslation('list');
  const { savedViews, shape, go } = list;
  const { name, views } = savedViews;
  if (name === undefined) return [];
  const facts = (view: SavedView) =>
    [
      view.is_default && t('view_default'),
      view.shared && t('views_shared'),
      !view.mine && t('view_by', { name: view.owner_name }),
    ]
      .filter((fact) => fact !== false)
      .join(' · ');
  const bare: ListState = readListState(shape, {});
  return [
    ...(views.length === 0
      ? [{ key: 'none', label: t('views'), disabled: t('views_none'), run: () => undefined }]
      : [{ key: 'bare', label: t('view_none'), checked: current === undefined, run: () => go(bare) }]),
    ...views.map((view) => ({
      key: view.id,
      label: view.name,
      ...(facts(view) !== '' && { hint: facts(view) }),
      checked: view.id === current?.id,
      run: () => go(stateOfView(shape, view)),
    })),
    ...(current ? itemsOfView(list, current, setTask, t) : []),
    { key: 'save', label: t('view_save'), separate: true, run: () => setTask({ kind: 'save' }) },
  ];
};

/** Returns the actions for the current view; other people's views can only be chosen as the default. */
const itemsOfView = <Row extends ListRow>(
  { savedViews: { name }, shape, state }: ListControl<Row>,
  view: SavedView,
  setTask: (task: ViewTask) => void,
  t: ReturnType<typeof useTranslation<'list'>>['t'],
): readonly MenuItem[] => {
  if (name === undefined) return [];
  // The failure has been shown, and the menu loads the views again.
  const quietly = (doing: Promise<void>) => void doing.catch(() => undefined);
  const update = async () => {
    await changeView(name, view, { query: viewQueryOf(shape, state) });
    showSuccess(t('view_saved', { name: view.name }));
  };
  return [
    ...(view.mine && isChanged(shape, view, state)
      ? [{ key: 'update', label: t('view_update', { name: view.name }), separate: true, run: () => quietly(update()) }]
      : []),
    {
      key: 'default',
      label: t(view.is_default ? 'view_stop_default' : 'view_make_default'),
      separate: !(view.mine && isChanged(shape, view, state)),
      run: () => quietly(openListWith(name, view.is_default ? null : view)),
    },
    ...(view.mine
      ? [
          { key: 'rename', label: t('view_rename'), run: () => setTask({ kind: 'rename', view }) },
          {
            key: 'share',
            label: t(view.shared ? 'view_unshare' : 'view_share'),
            run: () => quietly(changeView(name, view, { shared: !view.shared })),
          },
          { key: 'delete', label: t('view_delete'), danger: true, run: () => setTask({ kind: 'delete', view }) },
        ]
      : []),
  ];
};
