import type { AuditEntryView, AuditRow } from '@proline/contract/audit/audit';
import { ACTOR_WORDS } from '@proline/contract/audit/audit.words';
import { fieldText } from '@proline/contract/audit/recorded-text';
import { ownFirst } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { moment } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { DrawerFacts, DrawerHead } from '../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { actionWord, actorName, entityWord, placeOf } from './audit-words.parts.ts';
import { Value } from './audit-value.parts.tsx';
import { auditEntryQuery } from './audit.api.ts';
import { changedValues, type ChangedValue } from './changed-values.parts.ts';
import classes from './audit.module.css';

/** Shows who did what, and each field before and after. */
export const AuditDrawer = ({ id, row }: { id: string; row: AuditRow | undefined }) => {
  const { t, language } = useTranslation('audit');
  const { data: whole, isError, refetch } = useQuery(auditEntryQuery(id));
  const known = whole ?? row;
  const failed = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return <div className={classes['waiting']}>{failed || <Skeleton height={64} />}</div>;

  const at = new Date(known.at);
  const record = ownFirst(language, known.record_en, known.record_ar)[0];
  const who = actorName(language, known);
  const place = placeOf(known.entity, known.record_id);
  const values = whole && changedValues(whole);
  return (
    <>
      <DrawerHead
        title={`${actionWord(language, known.action)} · ${entityWord(language, known.entity)}`}
        other={record === null ? undefined : <bdi>{record}</bdi>}
      />
      {failed}
      <DrawerFacts
        facts={[
          { label: t('at'), value: moment(language, at) },
          { label: t('person'), value: who === null ? ACTOR_WORDS[known.actor][language] : <bdi>{who}</bdi> },
          ...(place === null
            ? []
            : [
                {
                  label: t('record'),
                  value: (
                    <TextLink {...place} label={record ?? t('open_record')}>
                      {record ?? t('open_record')}
                    </TextLink>
                  ),
                },
              ]),
        ]}
      />
      <section className={classes['section']}>
        <h3 className={classes['title']}>{t('changes')}</h3>
        {values === undefined && <Skeleton height={48} />}
        {values?.length === 0 && <p className={classes['muted']}>{t('no_changes')}</p>}
        {whole && values && values.length > 0 && <ChangedTable values={values} entry={whole} />}
      </section>
      <DrawerFacts
        title={t('context')}
        facts={[
          { label: t('address'), value: known.address && <bdi dir="ltr">{known.address}</bdi> },
          { label: t('device'), value: whole && whole.user_agent && <bdi dir="ltr">{whole.user_agent}</bdi> },
        ]}
      />
      <div className={classes['links']}>
        <TextLink to="/admin/audit" search={{ record: known.record_id }} label={t('all_of_record')}>
          {t('all_of_record')}
        </TextLink>
        {known.admin_id !== null && (
          <TextLink to="/admin/audit" search={{ admin: known.admin_id }} label={t('all_of_person')}>
            {t('all_of_person')}
          </TextLink>
        )}
      </div>
    </>
  );
};

const ChangedTable = ({ values, entry }: { values: readonly ChangedValue[]; entry: AuditEntryView }) => {
  const { t, language } = useTranslation('audit');
  const shared = { entity: entry.entity, names: entry.names };
  return (
    <table className={classes['values']}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ field, before, after, changed }) => (
          <tr key={field} data-changed={changed || undefined}>
            <th scope="row">
              <bdi>{fieldText(language, field)}</bdi>
            </th>
            <td>
              <Value {...shared} field={field} value={before} />
            </td>
            <td>
              <Value {...shared} field={field} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
