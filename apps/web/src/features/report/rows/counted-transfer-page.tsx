import { countedTransferList } from '@proline/contract/report/counted-transfer';
import { TRANSFER_KIND_WORDS, TRANSFER_STATUS_WORDS } from '@proline/contract/transfer/transfer.words';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconReportAnalytics } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { calendarDate, mediumDate } from '../../../lib/dates/dates.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../../ui/list/list-view.ts';
import { RowCard } from '../../../ui/list/table/row-card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { lookUpCategories } from '../../event/event.api.ts';
import { EventLink } from '../../event/event-link.parts.tsx';
import { PersonName } from '../../person/person-name.parts.tsx';
import { useReportWords } from '../use-report-words.ts';

type Row = RowIn<typeof countedTransferList>;

/** The very transfers behind a figure of payouts, as the day that is asked for saw them. */
export const CountedTransferPage = () => {
  const { t, language, number } = useReportWords();
  const code = (row: Row) => (
    <Link to="/transactions/$id" params={{ id: row.id }}>
      <bdi dir="ltr">T-{row.code}</bdi>
    </Link>
  );
  const status = (row: Row) => (row.voided ? t('voided') : TRANSFER_STATUS_WORDS[row.status][language]);
  const net = (row: Row) => <b>{moneyText(language, row.currency, row.net_minor)}</b>;
  const made = (row: Row) => mediumDate(language, new Date(row.created_at));
  const view: ListView<typeof countedTransferList> = {
    list: countedTransferList,
    topic: 'transfer',
    title: t('transfers_title'),
    counted: (count) => t('transfers', { count, shown: number(count) }),
    searchHint: t('transfers_search'),
    nameOf: ({ payee }) => nameIn(language, payee),
    columns: {
      payee: { cell: ({ payee }) => <PersonName {...payee} /> },
      code: { width: 96, cell: code },
      kind: { width: 120, cell: ({ kind }) => TRANSFER_KIND_WORDS[kind][language] },
      event: { width: 200, cell: ({ event }) => event && <EventLink event={event} /> },
      created_at: { width: 124, first: true, cell: made },
      approval_hours: {
        width: 150,
        cell: ({ approval_hours }) => (approval_hours === null ? null : number(approval_hours)),
      },
      net: { width: 124, first: true, cell: net },
      status: { width: 150, cell: status },
      ended_on: { width: 130, cell: ({ ended_on }) => ended_on && calendarDate(language, ended_on) },
    },
    filters: { city: { wordOf: (city) => cityName(city, language) }, category: { lookUp: lookUpCategories } },
    card: (row) => (
      <RowCard
        head={<PersonName {...row.payee} />}
        facts={
          <>
            {code(row)} · {TRANSFER_KIND_WORDS[row.kind][language]}
          </>
        }
        foot={
          <>
            <span>{made(row)}</span>
            <span>{status(row)}</span>
            {net(row)}
          </>
        }
      />
    ),
    empty: { icon: <Icon of={IconReportAnalytics} size="xxl" />, title: t('rows_empty'), text: t('rows_empty_text') },
  };
  return <ListPage view={view} />;
};
