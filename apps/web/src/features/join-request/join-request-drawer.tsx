import type { JoinRequest, JoinRequestRow } from '@proline/contract/join-request/join-request';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { DrawerFacts, DrawerNote } from '../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { CityName } from '../city/city-name.parts.tsx';
import { InterviewPart } from '../interview/interview-part.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { Decide } from './decide.tsx';
import { Completeness, Waiting } from './join-request-cells.tsx';
import { joinRequestQuery } from './join-request.api.ts';
import classes from './join-request.module.css';
import { PhoneLink } from '../person/contact-facts.parts.tsx';
import { PersonDrawerHead } from '../person/person-drawer-head.parts.tsx';

type JoinRequestDrawerProps = {
  readonly id: string;
  readonly row: JoinRequestRow | undefined;
  readonly next?: (() => void) | undefined;
};

/** Shows the list's data at once and adds the rest when it is loaded. */
export const JoinRequestDrawer = ({ id, row, next }: JoinRequestDrawerProps) => {
  const { t, language } = useTranslation('join-request');
  const { data: whole, isError, refetch } = useQuery(joinRequestQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  const name = nameIn(language, known);
  return (
    <>
      <PersonDrawerHead
        person={known}
        more={
          <span className={classes['line']}>
            {t(known.hat)} · <Waiting request={known} />
          </span>
        }
        badge={<JoinStatusBadge status={known.status} />}
      />
      {retry}
      {whole && <Notes request={whole} />}
      <DrawerFacts
        facts={[
          { label: t('papers'), value: <Completeness request={known} /> },
          { label: t('age'), value: known.age === null ? null : formatNumber(language, known.age) },
          {
            label: t('birth_date'),
            value: known.birth_date === null ? null : calendarDate(language, known.birth_date),
          },
          {
            label: t('phone'),
            value: known.phone && <PhoneLink phone={known.phone} />,
          },
          { label: t('email'), value: whole && whole.email && <bdi dir="ltr">{whole.email}</bdi> },
          { label: t('city'), value: known.city === '' ? null : <CityName of={known.city} /> },
          { label: t('came_by'), value: t(`by_${known.source}`) },
          { label: t('applied'), value: mediumDate(language, new Date(known.asked_at)) },
        ]}
      />
      {whole && (whole.status === 'pending' || whole.status === 'in_interview') && (
        <InterviewPart person={{ id, hat: whole.hat, name, version: whole.version }} />
      )}
      {whole && <Decide request={whole} name={name} next={next} />}
    </>
  );
};

export const JoinStatusBadge = ({ status }: { readonly status: JoinRequestRow['status'] }) => {
  const { t } = useTranslation('status');
  return <StatusBadge status={status}>{t(`usher_${status}`)}</StatusBadge>;
};

const Notes = ({ request }: { readonly request: JoinRequest }) => {
  const { t, language } = useTranslation('join-request');
  const { twins, status, reason, reapply_on, asked_again_at } = request;
  return (
    <>
      {twins.length > 0 && (
        <DrawerNote>
          <b>{t('perhaps_known')}</b>{' '}
          {twins.map((twin) => (
            <span key={twin.id}>
              {t(`twin_${twin.sign}`, {
                name: nameIn(language, twin),
                code: `\u2066${twin.hat === 'usher' ? 'U' : 'L'}-${twin.code}\u2069`,
              })}{' '}
            </span>
          ))}
        </DrawerNote>
      )}
      {asked_again_at !== null && (
        <DrawerNote>{t('asked_again_on', { date: mediumDate(language, new Date(asked_again_at)) })}</DrawerNote>
      )}
      {status === 'rejected' && reason !== null && (
        <DrawerNote>
          <b>{t('rejected_because')}</b>{' '}
          <span dir="auto" lang="">
            {reason}
          </span>{' '}
          {reapply_on !== null && t('reapply_on', { date: calendarDate(language, reapply_on) })}
        </DrawerNote>
      )}
    </>
  );
};
