import { blockedUsherList } from '@proline/contract/blocked-usher/blocked-usher';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconBan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { moneyText } from '../../lib/money/money-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { CityName } from '../city/city-name.parts.tsx';
import { usherCode } from '../person/code-names.parts.ts';
import { ContactFacts } from '../person/contact-facts.parts.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { useUnblockBulk } from '../usher-bulk/unblock-bulk.parts.tsx';
import { UsherDrawer } from '../usher/usher-drawer.parts.tsx';
import { UnblockIcon } from '../usher-move/block-button.parts.tsx';

type Row = RowIn<typeof blockedUsherList>;

export const BlockedUsherListPage = (): ReactNode => {
  const unblock = useUnblockBulk<Row>();
  const view = useBlockedView();
  return (
    <>
      <ListPage view={{ ...view, bulk: unblock.actions }} />
      {unblock.dialog}
    </>
  );
};

const BlockedDrawer = ({ id }: { readonly id: string }) => <UsherDrawer id={id} row={undefined} />;

const useBlockedView = (): ListView<typeof blockedUsherList> => {
  const { t, language } = useTranslation('blocked-usher');
  const date = (text: string) => mediumDate(language, new Date(text));
  const until = (row: Row) => (row.until === null ? t('for_good') : calendarDate(language, row.until));
  const owed = (row: Row) =>
    row.owed.length > 0
      ? withCommas(
          language,
          row.owed.map(({ currency, minor }) => moneyText(language, currency, minor)),
        )
      : null;
  const reason = (row: Row) => (
    <span className="clip clip-own" dir="auto" lang="">
      {row.reason}
    </span>
  );
  return {
    list: blockedUsherList,
    topic: 'usher',
    alsoTopics: ['transfer', 'event'],
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => nameIn(language, row),
    columns: {
      name: { cell: (row) => <PersonName {...row} /> },
      code: { align: 'start', width: 92, extra: true, cell: (row) => <bdi dir="ltr">{usherCode(row.code)}</bdi> },
      phone: { width: 136, extra: true, cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
      city: { width: 108, extra: true, cell: (row) => <CityName of={row.city} /> },
      reason: { width: 168, cell: reason },
      blocked_by: { width: 120, cell: (row) => row.blocked_by && <bdi>{row.blocked_by}</bdi> },
      since: { width: 116, cell: (row) => date(row.since) },
      until: { width: 116, cell: until },
      owed: { width: 118, align: 'end', cell: owed },
      future_events: {
        width: 140,
        align: 'start',
        cell: (row) => (row.future_events === 0 ? null : t('still_on', { count: row.future_events })),
      },
    },
    filters: { city: { wordOf: (value) => cityName(value, language) } },
    card: (row) => (
      <RowCard
        head={<PersonName {...row} />}
        facts={<ContactFacts {...row} />}
        foot={
          <>
            <span>{t('since', { date: date(row.since) })}</span>
            <span>{row.until === null ? until(row) : t('until', { date: until(row) })}</span>
            {row.blocked_by && <span>{t('by', { name: row.blocked_by })}</span>}
            <span>{owed(row)}</span>
            {row.future_events > 0 && <span>{t('still_on', { count: row.future_events })}</span>}
          </>
        }
      >
        {reason(row)}
      </RowCard>
    ),
    rowEnd: (row) => <UnblockIcon id={row.id} name={nameIn(language, row)} />,
    drawer: {
      Content: BlockedDrawer,
      pageOf: (id) => ({ to: '/ushers/$id', params: { id } }),
    },
    empty: { icon: <Icon of={IconBan} size="xxl" />, title: t('empty'), text: t('empty_text') },
  };
};
