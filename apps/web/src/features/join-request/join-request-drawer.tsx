import type { JoinRequest, JoinRequestRow } from '@proline/contract/join-request/join-request';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { calendarDate, mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
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
import { countryName, languageName, leaderCode, usherCode } from '../person/code-names.parts.ts';
import { PhoneLink } from '../person/contact-facts.parts.tsx';
import { PersonDrawerHead } from '../person/person-drawer-head.parts.tsx';
import { RoleNames } from '../person/roles/role-names.parts.tsx';
import { CompareButton } from '../person-merge/compare-button.parts.tsx';

type JoinRequestDrawerProps = {
  readonly id: string;
  readonly row: JoinRequestRow | undefined;
  readonly next?: (() => void) | undefined;
  readonly leave?: (() => void) | undefined;
};

type Shown = Pick<JoinRequestRow, 'id' | 'hat' | 'code'>;

/** The person's own page, of the hat that they ask for. */
export const requestPageOf = ({ id, hat }: Pick<Shown, 'id' | 'hat'>): LinkProps => ({
  to: hat === 'usher' ? '/ushers/$id' : '/leaders/$id',
  params: { id },
});

const isUndecided = ({ status }: Pick<JoinRequestRow, 'status'>): boolean =>
  status === 'pending' || status === 'in_interview';

const codeOf = ({ hat, code }: Pick<Shown, 'hat' | 'code'>) => (hat === 'usher' ? usherCode(code) : leaderCode(code));

/** Shows the list's data at once and adds the rest when it is loaded. */
export const JoinRequestDrawer = ({ id, row, next, leave }: JoinRequestDrawerProps) => {
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
            {t(known.hat)}
            {isUndecided(known) && (
              <>
                {' · '}
                <Waiting request={known} named />
              </>
            )}
          </span>
        }
        badge={<JoinStatusBadge status={known.status} />}
      />
      {retry}
      {whole && <Notes request={whole} />}
      <DrawerFacts
        facts={[
          {
            label: t('code'),
            value: (
              <Link {...requestPageOf(known)} className={classes['link'] ?? ''}>
                <bdi dir="ltr">{codeOf(known)}</bdi>
              </Link>
            ),
          },
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
          { label: t('nationality'), value: whole && whole.nationality && countryName(language, whole.nationality) },
          { label: t('languages'), value: whole && (whole.languages_spoken.length > 0 ? <Spoken {...whole} /> : null) },
          { label: t('roles'), value: whole && (whole.does.length > 0 ? <RoleNames of={whole.does} /> : null) },
          {
            label: t('id_number'),
            value: whole && whole.id_number_last4 && <bdi dir="ltr">•••• {whole.id_number_last4}</bdi>,
          },
          {
            label: t('documents'),
            value: whole && (whole.documents === 0 ? null : formatNumber(language, whole.documents)),
          },
          { label: t('came_by'), value: t(`by_${known.source}`) },
          { label: t('applied'), value: mediumDate(language, new Date(known.asked_at)) },
        ]}
      />
      {whole && isUndecided(whole) && <InterviewPart person={{ id, hat: whole.hat, name, version: whole.version }} />}
      {whole && <Decide request={whole} name={name} next={next} leave={leave} />}
    </>
  );
};

export const JoinStatusBadge = ({ status }: { readonly status: JoinRequestRow['status'] }) => {
  const { t } = useTranslation('status');
  return <StatusBadge status={status}>{t(`usher_${status}`)}</StatusBadge>;
};

const Spoken = ({ languages_spoken }: Pick<JoinRequest, 'languages_spoken'>) => {
  const { t, language } = useTranslation('join-request');
  const { t: person } = useTranslation('person');
  return (
    <>
      {withCommas(
        language,
        languages_spoken.map(({ code, level }) => {
          const name = languageName(language, code);
          return level === null ? name : t('language_at', { name, level: person(`level_${level}`) });
        }),
      )}
    </>
  );
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
            <span key={twin.id} className={classes['twin']}>
              <span>
                {t(`twin_${twin.sign}`)}{' '}
                <Link {...requestPageOf(twin)} className={classes['link'] ?? ''}>
                  <bdi>{nameIn(language, twin)}</bdi> <bdi dir="ltr">{codeOf(twin)}</bdi>
                </Link>
              </span>
              <CompareButton person={request} name={nameIn(language, request)} other={twin.id} />
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
