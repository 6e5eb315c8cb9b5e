import { mayCall } from '@proline/contract/frame/access';
import type { List } from '@proline/contract/frame/list';
import { useEffect, useRef } from 'react';
import type { ListRow } from '../../lib/list/list-rows.ts';
import { narrowingOf } from '../../lib/list/list-state.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { PHONE, useMedia } from '../../lib/screen/use-media.ts';
import { PageHeader } from '../page/page-header.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ExportMenu } from './export-menu.tsx';
import { useRowKeys } from './table/row-keys.ts';
import { ListCards } from './table/list-cards.tsx';
import { ListFooter } from './list-footer.tsx';
import { Forbidden, ListState } from './list-states.tsx';
import { ListTable } from './table/list-table.tsx';
import { ListTabs } from './list-tabs.tsx';
import type { AnyListView, ListView, RowIn } from './list-view.ts';
import { titledView } from './view/titled-view.ts';
import { RowDrawer } from './drawer/row-drawer.tsx';
import { PhoneToolbar, Toolbar } from './toolbar.tsx';
import { useList, type ListControl } from './use-list.ts';
import { ViewProblems } from './view/view-problems.tsx';
import { WaySwitch } from './view/way-switch.tsx';
import classes from './list-page.module.css';

/** A whole list screen, made from its declaration. CONTRIBUTING.md shows how to add one. */
export const ListPage = <L extends List>({ view }: { readonly view: ListView<L> }) => {
  const user = useUser();
  const { language } = useTranslation('list');
  // Admins without access are told so, and no call is made that would be refused.
  if (user && !mayCall(view.list.access, user.permission_set)) return <ClosedList title={view.title} />;
  return <Frame<RowIn<L>> view={titledView<RowIn<L>>(view, language)} />;
};

const ClosedList = ({ title }: { readonly title: string }) => {
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <Forbidden />
    </>
  );
};

const Frame = <Row extends ListRow>({ view }: { readonly view: AnyListView<Row> }) => {
  const list = useList(view);
  const phone = useMedia(PHONE);
  usePageTitle(view.within ? `${view.within.name} · ${view.title}` : view.title);
  useLastPage(list);
  const { open } = list.state;
  const drawer = open !== null && view.drawer ? { id: open, drawer: view.drawer } : null;
  const page = useRef<HTMLDivElement>(null);
  useRowKeys(page, drawer === null);
  return (
    <div ref={page} className={classes['page']} data-list-page data-drawer={drawer ? true : undefined}>
      {/* The drawer of a phone covers the list, so nothing in the list can be reached then. */}
      <div className={classes['main']} data-above={view.Above ? true : undefined} inert={phone && drawer !== null}>
        <PageHeader
          title={view.title}
          facts={view.facts}
          actions={
            <>
              <WaySwitch list={list} />
              <ExportMenu list={list} />
              {view.actions}
            </>
          }
        />
        {view.within?.tabs}
        {view.Head ? <view.Head list={list} /> : <ListTabs list={list} />}
        {phone ? <PhoneToolbar list={list} /> : <Toolbar list={list} />}
        <ViewProblems list={list} />
        {view.Above && <view.Above list={{ ...list, narrowing: narrowingOf(list.state) }} />}
        <Body list={list} phone={phone} />
      </div>
      {drawer && <RowDrawer list={list} {...drawer} />}
    </div>
  );
};

type Listed<Row extends ListRow> = { readonly list: ListControl<Row> };

const Body = <Row extends ListRow>({ list, phone }: Listed<Row> & { readonly phone: boolean }) => {
  const { view, state } = list;
  const way = state.as === null ? undefined : view.ways?.[state.as];
  if (way) return <way.Body list={{ ...list, narrowing: narrowingOf(state) }} />;
  return phone ? <PhoneBody list={list} /> : <TableBody list={list} />;
};

const isWithoutRows = <Row extends ListRow>({ loading, rows }: ListControl<Row>): boolean =>
  !loading && rows.length === 0;

const TableBody = <Row extends ListRow>({ list }: Listed<Row>) => (
  <div className={classes['box']}>
    {isWithoutRows(list) ? <ListState list={list} /> : <ListTable list={list} />}
    <BulkBar list={list} />
    <ListFooter list={list} />
  </div>
);

const PhoneBody = <Row extends ListRow>({ list }: Listed<Row>) => (
  <>
    {isWithoutRows(list) ? <ListState list={list} /> : <ListCards list={list} />}
    <BulkBar list={list} />
    {!isWithoutRows(list) && <ListFooter list={list} />}
  </>
);

/** Turns to the last page if the current one no longer exists, because records are gone or a link was old. */
const useLastPage = <Row extends ListRow>({ page, updating, state, change }: ListControl<Row>): void => {
  const beyond = page !== undefined && !updating && page.data.length === 0 && state.page > page.meta.last_page;
  const last = page?.meta.last_page ?? 1;
  useEffect(() => {
    if (beyond) change({ page: last }, { replace: true });
    // `change` is a new function on every render but always does the same.
  }, [beyond, last]);
};
