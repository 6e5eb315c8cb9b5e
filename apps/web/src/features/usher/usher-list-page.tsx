import { usherList } from '@proline/contract/usher/usher';
import { mayDo } from '@proline/domain/account/permission';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCopy, IconFileImport, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { CityName } from '../city/city-name.parts.tsx';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { withCommas } from '../../lib/texts/word-list.ts';
import { ContactFacts } from '../person/contact-facts.parts.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { RoleNames } from '../person/roles/role-names.parts.tsx';
import { Tags } from '../person/tags.parts.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { lookUpTypes } from '../type/type-filter.parts.ts';
import { DocumentEnd, Rating, Reliability } from './usher-cells.tsx';
import { UsherDrawer } from './usher-drawer.parts.tsx';
import { UsherStatusBadge } from './usher-status-badge.tsx';
import { countryName, languageName, usherCode } from '../person/code-names.parts.ts';
import { usherQuery } from './usher.api.ts';
import { useMessageBulk } from '../message/message-bulk.parts.tsx';
import { useUsherBulk } from '../usher-bulk/usher-bulk.parts.tsx';

export const UsherListPage = () => {
  const message = useMessageBulk<RowIn<typeof usherList>>('ushers');
  const bulk = useUsherBulk<RowIn<typeof usherList>>('ushers');
  const view = useUsherListView();
  return (
    <>
      <ListPage view={{ ...view, bulk: [...message.actions, ...bulk.actions, ...(view.bulk ?? [])] }} />
      {message.dialog}
      {bulk.dialog}
    </>
  );
};

const useUsherListView = (): ListView<typeof usherList> => {
  const { t, language } = useTranslation('usher');
  const { t: lists } = useTranslation('list');
  const user = useUser();
  const mayWrite = user !== null && mayDo(user.permission_set, 'ushers.write');
  const newUsher = mayWrite && (
    <>
      <ButtonLink to="/ushers/import" tone="secondary">
        <Icon of={IconFileImport} />
        {t('import')}
      </ButtonLink>
      <ButtonLink to="/ushers/new">
        <Icon of={IconPlus} />
        {t('new_usher')}
      </ButtonLink>
    </>
  );
  const date = (text: string) => mediumDate(language, new Date(text));
  const languageNames = (codes: readonly string[]) =>
    codes.length > 0
      ? withCommas(
          language,
          codes.map((code) => languageName(language, code)),
        )
      : null;
  return {
    list: usherList,
    topic: 'usher',
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) => nameIn(language, row),
    actions: newUsher,
    columns: {
      name: { cell: (row) => <PersonName {...row} /> },
      code: { align: 'start', width: 84, extra: true, cell: (row) => <bdi dir="ltr">{usherCode(row.code)}</bdi> },
      status: { width: 116, cell: (row) => <UsherStatusBadge status={row.status} /> },
      phone: { width: 132, cell: (row) => <bdi dir="ltr">{row.phone}</bdi> },
      age: { width: 64, cell: (row) => (row.age === null ? null : formatNumber(language, row.age)) },
      gender: { width: 88, extra: true, cell: (row) => row.gender && t(`gender_${row.gender}`) },
      nationality: {
        width: 140,
        extra: true,
        cell: (row) => row.nationality && countryName(language, row.nationality),
      },
      city: { width: 100, cell: (row) => <CityName of={row.city} /> },
      languages: { width: 150, extra: true, cell: (row) => languageNames(row.languages) },
      does: { width: 128, cell: (row) => row.does.length > 0 && <RoleNames of={row.does} /> },
      roles: { width: 128, extra: true, cell: (row) => row.roles.length > 0 && <RoleNames of={row.roles} /> },
      rating: { width: 96, cell: (row) => (row.rating === null ? null : <Rating row={row} />) },
      reliability: { width: 96, cell: (row) => <Reliability row={row} /> },
      last_worked: { width: 108, cell: (row) => row.last_worked && calendarDate(language, row.last_worked) },
      tags: { width: 160, extra: true, cell: (row) => row.tags.length > 0 && <Tags of={row.tags} /> },
      document: { width: 130, extra: true, cell: (row) => row.document !== null && <DocumentEnd row={row} /> },
      id_number_last4: {
        width: 120,
        extra: true,
        cell: (row) => row.id_number_last4 && <bdi dir="ltr">•••• {row.id_number_last4}</bdi>,
      },
      created_at: { width: 124, extra: true, cell: (row) => date(row.created_at) },
    },
    filters: {
      city: { wordOf: (value) => cityName(value, language) },
      nationality: { wordOf: (value) => countryName(language, value) },
      language: { wordOf: (value) => languageName(language, value) },
      does: { lookUp: lookUpTypes },
      role: { lookUp: lookUpTypes },
    },
    card: (row) => (
      <RowCard
        head={
          <>
            <PersonName {...row} />
            <UsherStatusBadge status={row.status} />
          </>
        }
        facts={<ContactFacts {...row} />}
        foot={
          <>
            <bdi dir="ltr">{usherCode(row.code)}</bdi>
            {row.age !== null && <span>{t('aged', { count: row.age })}</span>}
            <Rating row={row} />
            <Reliability row={row} />
            <span>
              {row.last_worked === null
                ? t('joined_on', { date: date(row.created_at) })
                : t('worked_on', { date: calendarDate(language, row.last_worked) })}
            </span>
          </>
        }
      />
    ),
    drawer: {
      Content: UsherDrawer,
      pageOf: (id) => ({ to: '/ushers/$id', params: { id } }),
      preload: (id) => void queryClient.query(usherQuery(id)).catch(() => undefined),
    },
    bulk: [
      {
        key: 'copy',
        label: t('copy_phones'),
        icon: <Icon of={IconCopy} />,
        namedOnly: true,
        run: ({ rows, count, clear }) => {
          void navigator.clipboard.writeText(rows.map(({ phone }) => phone).join('\n')).then(() => {
            showSuccess(lists('copied', { count }));
            clear();
          });
        },
      },
    ],
    empty: {
      icon: <Icon of={IconUserPlus} size="xxl" />,
      title: t('empty'),
      text: t('empty_text'),
      action: newUsher,
    },
  };
};
