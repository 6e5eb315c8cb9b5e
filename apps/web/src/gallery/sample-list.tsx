import { leaderList, type LeaderRow } from '@proline/contract/team-leader/team-leader';
import { nameIn } from '@proline/domain/text/name-in';
import { IconInbox, IconMail, IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../lib/texts/plural-text.ts';
import { usePreferences } from '../lib/preferences/preferences.ts';
import { DrawerFacts, DrawerHead } from '../ui/list/drawer/drawer-content.tsx';
import { ListPage } from '../ui/list/list-page.tsx';
import type { BulkAction, ListView } from '../ui/list/list-view.ts';
import { RowCard } from '../ui/list/table/row-card.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { useSay } from './specimen.tsx';

const NAMES = [
  ['Sara Al-Harbi', 'سارة الحربي'],
  ['Omar Haddad', 'عمر حداد'],
  ['Lina Nasser', 'لينا ناصر'],
] as const;

const ROWS: readonly LeaderRow[] = NAMES.map(([name_en, name_ar], at) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  code: at + 1,
  name_en,
  name_ar,
  photo: null,
  status: 'approved',
  phone: '+966 50 000 0000',
  age: 24 + at,
  city: 'Riyadh',
  events_led: at * 12,
  team_size: null,
  teams: 0,
  on_time: null,
  arrivals: 0,
  load_minutes: 0,
  load_events: 0,
  turned_down_at: null,
  created_at: '2026-11-01T08:00:00Z',
}));

/** What the server would answer about these few people, whatever is asked. */
export const answerSampleList = (address: string): Response => {
  const { pathname } = new URL(address, location.origin);
  if (pathname.endsWith('/counts'))
    return Response.json({ data: { all: ROWS.length, tabs: { approved: ROWS.length }, exact: true } });
  if (!pathname.endsWith(leaderList.path)) return Response.json({ data: [] });
  const meta = { current_page: 1, per_page: 25, total: 40, last_page: 2, total_exact: true, next: 'b', previous: null };
  return Response.json({ data: ROWS, meta });
};

const Details = ({ row }: { readonly row: LeaderRow | undefined }) => {
  const say = useSay();
  const language = usePreferences((state) => state.language);
  if (!row) return null;
  return (
    <>
      <DrawerHead title={nameIn(language, row)} />
      <DrawerFacts
        facts={[
          { label: say('Phone', 'الهاتف'), value: <bdi dir="ltr">{row.phone}</bdi> },
          { label: say('Photo', 'الصورة'), value: row.photo },
        ]}
      />
    </>
  );
};

type SampleListProps = { readonly bulk?: readonly BulkAction<LeaderRow>[] };

/** A whole list with its table, drawer, selection and filters. */
export const SampleList = ({ bulk }: SampleListProps) => {
  const say = useSay();
  const language = usePreferences((state) => state.language);
  const nothing = () => undefined;
  const view: ListView<typeof leaderList> = {
    list: leaderList,
    topic: 'team_leader',
    title: say('Team leaders', 'قادة الفرق'),
    counted: (count) => `${formatNumber(language, count)} ${say('leaders', 'قادة')}`,
    searchHint: say('Search names', 'البحث بالأسماء'),
    nameOf: (row) => nameIn(language, row),
    columns: {
      name: { cell: (row) => nameIn(language, row) },
      code: { width: 92, cell: (row) => row.code },
      status: { width: 124, cell: (row) => row.status },
      phone: { width: 156, cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
      age: { width: 92, cell: (row) => row.age !== null && formatNumber(language, row.age) },
      city: { width: 120, cell: () => null },
      events_led: { width: 108, extra: true, cell: (row) => row.events_led },
      team_size: { width: 96, extra: true, cell: (row) => row.team_size },
      on_time: { width: 96, extra: true, cell: (row) => row.on_time },
      load: { width: 96, extra: true, cell: (row) => row.load_minutes },
      turned_down_at: { width: 124, extra: true, cell: (row) => row.turned_down_at },
      created_at: { width: 124, extra: true, cell: (row) => row.created_at },
    },
    card: (row) => <RowCard head={nameIn(language, row)} facts={<bdi dir="ltr">{row.phone}</bdi>} />,
    drawer: { Content: Details },
    bulk: bulk ?? [
      { key: 'mail', label: say('Send a message', 'إرسال رسالة'), icon: <Icon of={IconMail} />, run: nothing },
      { key: 'delete', label: say('Delete', 'حذف'), icon: <Icon of={IconTrash} />, danger: true, run: nothing },
    ],
    empty: { icon: <Icon of={IconInbox} />, title: say('Nobody yet', 'لا أحد بعد'), text: '' },
  };
  return <ListPage view={view} />;
};
