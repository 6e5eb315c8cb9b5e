import type { usherList } from '@proline/contract/usher/usher';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { CityName } from '../city/city-name.parts.tsx';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { DrawerFacts, DrawerFooter, DrawerNote } from '../../ui/list/drawer/drawer-content.tsx';
import type { RowIn } from '../../ui/list/list-view.ts';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { UsherStatusBadge } from './usher-status-badge.tsx';
import { countryName, languageName, usherCode } from '../person/code-names.parts.ts';
import { usherQuery } from './usher.api.ts';
import { PromoteButton } from '../team-leader/promote-button.parts.tsx';
import { BlockButton } from '../usher-move/block-button.parts.tsx';
import classes from './usher.module.css';
import { EmailLink, PhoneLink } from '../person/contact-facts.parts.tsx';
import { RoleNames } from '../person/roles/role-names.parts.tsx';
import { PersonDrawerHead } from '../person/person-drawer-head.parts.tsx';

type UsherRow = RowIn<typeof usherList>;

/** Shows the list's data at once and adds the rest when it is loaded. */
export const UsherDrawer = ({ id, row }: { id: string; row: UsherRow | undefined }) => {
  const { t, language } = useTranslation('usher');
  const { data: whole, isError, refetch } = useQuery(usherQuery(id));
  const known = whole ?? row;
  if (!known) {
    return (
      <div className={classes['waiting']}>
        {isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
        {!isError && <Skeleton height={64} />}
      </div>
    );
  }
  const name = nameIn(language, known);
  const date = (text: string) => mediumDate(language, new Date(text));
  return (
    <>
      <PersonDrawerHead person={known} badge={<UsherStatusBadge status={known.status} />} />
      {isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {whole && whole.status_reason !== null && (
        <DrawerNote>
          <b>
            {whole.blocked_until === null
              ? t(`since_${whole.status === 'blocked' ? 'blocked' : 'status'}`, { date: date(whole.status_changed_at) })
              : t('blocked_until', { date: calendarDate(language, whole.blocked_until) })}
          </b>{' '}
          <span dir="auto" lang="">
            {whole.status_reason}
          </span>
        </DrawerNote>
      )}
      <DrawerFacts
        facts={[
          { label: t('code'), value: <bdi dir="ltr">{usherCode(known.code)}</bdi> },
          {
            label: t('phone'),
            value: <PhoneLink phone={known.phone} />,
          },
          {
            label: t('email'),
            value: whole && (whole.email === null ? null : <EmailLink email={whole.email} />),
          },
          { label: t('city'), value: <CityName of={known.city} /> },
          { label: t('joined'), value: date(known.created_at) },
        ]}
      />
      <DrawerFacts
        title={t('person')}
        facts={[
          { label: t('age'), value: known.age === null ? null : formatNumber(language, known.age) },
          { label: t('birth_date'), value: whole?.birth_date && calendarDate(language, whole.birth_date) },
          { label: t('gender'), value: known.gender && t(`gender_${known.gender}`) },
          { label: t('nationality'), value: known.nationality && countryName(language, known.nationality) },
          { label: t('does'), value: known.does.length > 0 ? <RoleNames of={known.does} /> : null },
          {
            label: t('languages'),
            value:
              known.languages.length > 0
                ? withCommas(
                    language,
                    known.languages.map((code) => languageName(language, code)),
                  )
                : null,
          },
          {
            label: t('id_number'),
            value: known.id_number_last4 === null ? null : <bdi dir="ltr">•••• {known.id_number_last4}</bdi>,
          },
        ]}
      />
      {(known.status === 'approved' || known.status === 'blocked') && (
        <DrawerFooter>
          {whole && <PromoteButton usher={whole} name={name} />}
          <BlockButton usher={known} name={name} />
        </DrawerFooter>
      )}
    </>
  );
};
