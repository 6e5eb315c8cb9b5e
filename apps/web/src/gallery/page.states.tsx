import { IconCalendar, IconInbox, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { countRequest } from '../lib/api/requests-in-flight.ts';
import { Button } from '../ui/button/button.tsx';
import { BoardCards, ColumnCount } from '../ui/board/board-cards.tsx';
import { BoardCardFrame, BoardColumnFrame, BoardFrame } from '../ui/board/board-frame.tsx';
import { useBoard } from '../ui/board/use-board.ts';
import { Breadcrumb } from '../ui/page/breadcrumb.tsx';
import { Card } from '../ui/page/card.tsx';
import { CountFilter } from '../ui/page/count-filter.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import { NotForYou } from '../ui/page/not-for-you.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Pager } from '../ui/page/pager.tsx';
import { RecordTable } from '../ui/page/record-table.tsx';
import { RequestSpinner } from '../ui/page/request-spinner.tsx';
import { RetryNote } from '../ui/page/retry-note.tsx';
import { Skeleton } from '../ui/page/skeleton.tsx';
import { Tabs } from '../ui/page/tabs.tsx';
import { Tile, type Tone } from '../ui/page/tile.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { FieldPlace, useSay, WholeWidth, type Specimen } from './specimen.tsx';

const TONES: readonly Tone[] = ['amber', 'yellow', 'red', 'violet', 'blue', 'green', 'teal', 'brand', 'grey'];
const HERE = { to: '.' } as const;
const BUSY_MS = 3_000;

const nothing = () => undefined;
const column = (rows: readonly { id: string }[], more: Partial<{ isError: boolean; hasNextPage: boolean }> = {}) => ({
  data:
    more.isError === true ? undefined : { pages: [{ data: rows, meta: { total: rows.length, total_exact: true } }] },
  isError: false,
  isPlaceholderData: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: nothing,
  refetch: nothing,
  ...more,
});

const Columns = () => {
  const say = useSay();
  const words = {
    failed: say('Not loaded.', 'تعذّر التحميل.'),
    retry: say('Retry', 'إعادة المحاولة'),
    empty: say('Nothing here', 'لا شيء هنا'),
    more: say('Load more', 'تحميل المزيد'),
  };
  const rows = [{ id: 'Hala' }, { id: 'Omar' }];
  return [column(rows, { hasNextPage: true }), column([]), column([], { isError: true })].map((query, index) => (
    <FieldPlace key={index}>
      <ColumnCount query={query} />
      <BoardCards
        title={say(`Column ${index + 1}`, `العمود ${index + 1}`)}
        query={query}
        words={words}
        cardHeight={96}
        card={({ id }) => <p key={id}>{id}</p>}
        tell={nothing}
      />
    </FieldPlace>
  ));
};

type Letter = { readonly id: string };

const Board = () => {
  const say = useSay();
  const [home, setHome] = useState('todo');
  const board = useBoard<Letter, string>({
    columns: ['todo', 'done'],
    homeOf: () => home,
    titleOf: ({ id }) => id,
    drop: ({ over }) => setHome(over),
  });
  const { held } = board.drag;
  const names: Readonly<Record<string, string>> = { todo: say('To do', 'للتنفيذ'), done: say('Done', 'تم') };
  const refused = { kind: 'refused', why: say('Ask first.', 'اسأل أولًا.') } as const;
  return (
    <WholeWidth>
      <BoardFrame label={say('Board', 'اللوحة')} board={board} movable>
        {['todo', 'done'].map((column) => (
          <BoardColumnFrame
            key={column}
            column={column}
            title={names[column] ?? ''}
            order={say('longest wait first', 'الأطول انتظارًا أولًا')}
            welcome={column === 'done' ? refused : null}
            isOver={held?.over === column}
          >
            {column === home && (
              <BoardCardFrame
                item={{ id: 'Hala' }}
                drag={board.drag}
                isOpen={false}
                grab={say('Move Hala', 'نقل Hala')}
                head={<b>Hala</b>}
              >
                {say('waits 3 days', 'الانتظار 3 أيام')}
              </BoardCardFrame>
            )}
          </BoardColumnFrame>
        ))}
      </BoardFrame>
    </WholeWidth>
  );
};

const Heads = () => {
  const say = useSay();
  return (
    <WholeWidth>
      <Breadcrumb
        label={say('Where you are', 'مكانك')}
        above={[{ key: 'events', label: say('Events', 'الفعاليات'), link: HERE }]}
        here={say('Jeddah Season', 'موسم جدة')}
      />
      <PageHeader
        title={say('Jeddah Season', 'موسم جدة')}
        facts={say('9 to 12 December · Jeddah', 'من ٩ إلى ١٢ ديسمبر · جدة')}
        actions={<Button>{say('Publish', 'نشر')}</Button>}
      />
    </WholeWidth>
  );
};

const Ways = () => {
  const say = useSay();
  const choices = [
    { key: 'all', label: say('All', 'الكل'), count: '128', link: HERE },
    { key: 'open', label: say('Open', 'مفتوحة'), count: '12', link: HERE, icon: <Icon of={IconCalendar} /> },
    { key: 'closed', label: say('Closed', 'مغلقة'), count: undefined, link: HERE },
  ];
  const label = say('Which', 'أيها');
  return (
    <>
      <WholeWidth>
        <Tabs label={label} tabs={choices} chosen="open" />
      </WholeWidth>
      <CountFilter label={label} choices={choices} chosen="open" />
      <Pager page={2} perPage={25} total={128} linkTo={() => HERE} />
      <Pager page={1} perPage={25} total={128} linkTo={() => HERE} />
    </>
  );
};

const Boxes = () => {
  const say = useSay();
  const title = say('Shifts', 'المناوبات');
  return (
    <>
      <FieldPlace>
        <Card title={title} icon={<Icon of={IconCalendar} />} tag="12" end={<Icon of={IconPlus} />}>
          <p>{say('Two of them have nobody yet.', 'اثنتان منها بلا أحد حتى الآن.')}</p>
        </Card>
      </FieldPlace>
      <FieldPlace>
        <Card title={title} busy tight>
          <Skeleton height={16} width="60%" />
          <Skeleton height={16} />
        </Card>
      </FieldPlace>
      <FieldPlace>
        <Skeleton height={96} card />
        <Skeleton height={32} width={32} round />
      </FieldPlace>
      {TONES.map((tone) => (
        <Tile key={tone} tone={tone}>
          <Icon of={IconCalendar} />
        </Tile>
      ))}
      <Tile tone="brand" large>
        <Icon of={IconCalendar} size="xxl" />
      </Tile>
      <Tile tone="brand" small>
        <Icon of={IconCalendar} size="s" />
      </Tile>
    </>
  );
};

const Reasons = () => {
  const say = useSay();
  return (
    <WholeWidth>
      <EmptyState
        icon={<Icon of={IconInbox} size="xxl" />}
        tone="brand"
        title={say('No events yet', 'لا فعاليات بعد')}
        text={say('Plan the first one in four steps.', 'خطط للأولى في أربع خطوات.')}
      >
        <Button>{say('New event', 'فعالية جديدة')}</Button>
      </EmptyState>
      <RetryNote
        text={say('The shifts did not load.', 'لم تُحمَّل المناوبات.')}
        retryLabel={say('Retry', 'إعادة المحاولة')}
        retry={() => undefined}
      />
      <NotForYou
        page={say('Payments', 'المدفوعات')}
        title={say('Not in your permission set', 'ليست ضمن صلاحياتك')}
        text={say('An owner can change that.', 'يمكن للمالك تغيير ذلك.')}
      />
    </WholeWidth>
  );
};

const Records = () => {
  const say = useSay();
  const rows = [
    { id: 'a', name: say('Sara Al-Harbi', 'سارة الحربي'), shifts: '12', note: say('Leads zone B', 'تقود المنطقة ب') },
    { id: 'b', name: say('Omar Haddad', 'عمر حداد'), shifts: '4', note: null },
  ];
  return (
    <WholeWidth>
      <RecordTable
        label={say('Ushers', 'المنظمون')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', title: say('Name', 'الاسم'), cell: ({ name }) => name },
          { key: 'note', title: say('Note', 'ملاحظة'), cell: ({ note }) => note },
          { key: 'shifts', title: say('Shifts', 'المناوبات'), cell: ({ shifts }) => shifts, end: true },
        ]}
        details={{
          title: say('Details', 'التفاصيل'),
          label: ({ name }) => `${say('Details of', 'تفاصيل')} ${name}`,
          content: ({ name }) => name,
        }}
      />
    </WholeWidth>
  );
};

const Busy = () => {
  const say = useSay();
  return (
    <>
      <Button
        tone="secondary"
        onClick={() => void countRequest(new Promise((resolve) => setTimeout(resolve, BUSY_MS)))}
      >
        {say('Ask for something', 'اطلب شيئًا')}
      </Button>
      <RequestSpinner label={say('Loading', 'جارٍ التحميل')} />
    </>
  );
};

export const specimens: readonly Specimen[] = [
  { name: 'Breadcrumb, PageHeader', Show: Heads },
  { name: 'Tabs, CountFilter, Pager', Show: Ways },
  { name: 'Card, Skeleton, Tile', Show: Boxes },
  { name: 'EmptyState, RetryNote, NotForYou', Show: Reasons },
  { name: 'BoardCards, ColumnCount', Show: Columns },
  { name: 'BoardFrame, BoardColumnFrame, BoardCardFrame', Show: Board },
  { name: 'RecordTable', Show: Records },
  { name: 'RequestSpinner', Show: Busy },
];
