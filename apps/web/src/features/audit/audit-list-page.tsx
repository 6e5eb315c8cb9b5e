import { auditList, type AuditRow } from '@proline/contract/audit/audit';
import { ACTOR_WORDS } from '@proline/contract/audit/audit.words';
import { fieldText } from '@proline/contract/audit/recorded-text';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconHistory, IconUserShield } from '@tabler/icons-react';
import { moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView } from '../../ui/list/list-view.ts';
import { NotForYou } from '../../ui/page/not-for-you.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { lookUpAdmins } from '../admin-account/admin-account.api.ts';
import { AuditDrawer } from './audit-drawer.tsx';
import { actionWord, actorName, entityWord } from './audit-words.parts.ts';
import { auditEntryQuery } from './audit.api.ts';
import classes from './audit.module.css';

export const AuditListPage = () => <ListPage view={useAuditListView()} />;

export const AuditNotForYou = () => {
  const { t } = useTranslation('audit');
  return <NotForYou page={t('title')} title={t('not_for_you')} text={t('not_for_you_text')} />;
};

const useAuditListView = (): ListView<typeof auditList> => {
  const { t, language } = useTranslation('audit');
  const recordOf = (row: { record_en: string | null; record_ar: string | null }) => {
    const name = ownFirst(language, row.record_en, row.record_ar)[0];
    return name === null ? null : <bdi>{name}</bdi>;
  };
  const person = (row: AuditRow) => {
    const name = actorName(language, row);
    return name === null ? ACTOR_WORDS[row.actor][language] : <bdi>{name}</bdi>;
  };
  return {
    list: auditList,
    topic: 'admin',
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: (row) =>
      `${actionWord(language, row.action)}, ${entityWord(language, row.entity)}, ${moment(language, new Date(row.at))}`,
    actions: (
      <ButtonLink to="/admin" tone="secondary">
        <Icon of={IconUserShield} />
        {t('accounts')}
      </ButtonLink>
    ),
    columns: {
      at: {
        width: 160,
        align: 'start',
        cell: (row) => (
          <time className={classes['moment']} dateTime={row.at}>
            {moment(language, new Date(row.at))}
          </time>
        ),
      },
      admin: { width: 160, cell: (row) => person(row) },
      actor: { width: 150, extra: true, cell: (row) => ACTOR_WORDS[row.actor][language] },
      action: { width: 180, cell: (row) => <b>{actionWord(language, row.action)}</b> },
      entity: { width: 140, cell: (row) => entityWord(language, row.entity) },
      record: { cell: recordOf },
      fields: {
        cell: (row) =>
          row.fields.length > 0 ? (
            <bdi>
              {withCommas(
                language,
                row.fields.map((field) => fieldText(language, field)),
              )}
            </bdi>
          ) : null,
      },
      address: {
        width: 132,
        extra: true,
        cell: (row) => row.address && <bdi dir="ltr">{row.address}</bdi>,
      },
    },
    filters: {
      admin: { lookUp: lookUpAdmins },
      // an address names a record by its id, which tells people nothing
      record: { wordOf: () => t('this_record') },
    },
    card: (row) => (
      <div className={classes['card']}>
        <div className={classes['cardHead']}>
          <b>
            {actionWord(language, row.action)} · {entityWord(language, row.entity)}
          </b>
        </div>
        {/* A sign-in is recorded under the name of the person below. */}
        {row.record_en !== row.admin_name && <span className="clip">{recordOf(row)}</span>}
        <div className={classes['cardFoot']}>
          <span>{person(row)}</span>
          <time dateTime={row.at}>{moment(language, new Date(row.at))}</time>
        </div>
      </div>
    ),
    drawer: {
      Content: AuditDrawer,
      preload: (id) => void queryClient.query(auditEntryQuery(id)).catch(() => undefined),
    },
    empty: {
      icon: <Icon of={IconHistory} size="xxl" />,
      title: t('empty'),
      text: t('empty_text'),
    },
  };
};
