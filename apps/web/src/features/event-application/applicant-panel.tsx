import type { ApplicationDetail, QueueRow } from '@proline/contract/event-application/event-application';
import { nameIn, ownFirst, titleIn } from '@proline/domain/text/name-in';
import { IconArrowRight, IconColumns2, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { CityName } from '../city/city-name.parts.tsx';
import { PhoneLink } from '../person/contact-facts.parts.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { DecideApplication } from './decide-application.tsx';
import { applicationQuery, preloadApplication } from './event-application.api.ts';
import { RowButton } from './queue-list.tsx';
import { ScoreBox } from './score-box.tsx';
import classes from './applicant.module.css';

type ApplicantPanelProps = {
  readonly id: string;
  /** who comes after; the first of them is loaded ahead */
  readonly next: readonly QueueRow[];
  /** without a list beside: says who comes next */
  readonly alone: boolean;
  readonly onShow: (id: string) => void;
  readonly onDecided: () => void;
  readonly compare: (() => void) | undefined;
};

/** The person beside the queue: who, what was asked for, what accepting would book, and the decisions. */
export const ApplicantPanel = ({ id, next, alone, onShow, onDecided, compare }: ApplicantPanelProps) => {
  const { t } = useTranslation('event-application');
  const { data, isError, refetch } = useQuery(applicationQuery(id));
  const after = next[0]?.id;
  useEffect(() => {
    if (after !== undefined) preloadApplication(after);
  }, [after]);
  return (
    <article className={classes['panel']}>
      {isError && !data && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && (
        <>
          {alone && <RoomNote application={data} />}
          <Head application={data} />
          <ApplicantFacts application={data} />
          {alone && next.length > 0 && (
            <section className={classes['upNext']} aria-labelledby="up-next">
              <div className={classes['partHead']}>
                <h3 id="up-next" className={classes['part']}>
                  {t('up_next')}
                </h3>
                {compare && (
                  <Button tone="secondary" onClick={compare}>
                    <Icon of={IconColumns2} />
                    {t('compare')}
                  </Button>
                )}
              </div>
              <ul className={classes['nextRows']}>
                {next.map((row) => (
                  <li key={row.id}>
                    <RowButton row={row} current={false} onShow={onShow} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <DecideApplication application={data} onDecided={onDecided} compare={alone ? undefined : compare} />
        </>
      )}
    </article>
  );
};

/** '6 places left as Hostess, 9 applicants' */
const RoomNote = ({ application: { in_role, role } }: { readonly application: ApplicationDetail }) => {
  const { t, language } = useTranslation('event-application');
  return (
    <p className={classes['room']} data-none={in_role.places_left === 0 || undefined}>
      <Icon of={IconUsers} />
      <span>
        <b>{t('places_left', { count: in_role.places_left })}</b>
        {' · '}
        <bdi>{nameIn(language, role)}</bdi>
        {' · '}
        {t('counted', { count: in_role.applications })}
      </span>
    </p>
  );
};

const Head = ({ application }: { readonly application: ApplicationDetail }) => {
  const { t, language } = useTranslation('event-application');
  const { t: status } = useTranslation('status');
  const { usher, role, event, phone, usher_status, fit } = application;
  const [name, other] = ownFirst(language, usher.name_en, usher.name_ar);
  return (
    <header className={classes['head']}>
      <Avatar name={name || other} image={usher.photo} size={64} />
      <div className={classes['headWords']}>
        <h2 className={classes['person']}>
          <Link to="/ushers/$id" params={{ id: usher.id }} className={classes['link'] ?? ''} dir="auto">
            {name || other}
          </Link>
          {other !== name && (
            <span className={classes['other']} dir="auto" lang={language === 'ar' ? 'en' : 'ar'}>
              {other}
            </span>
          )}
          <StatusBadge status={usher_status}>{status(`usher_${usher_status}`)}</StatusBadge>
        </h2>
        <p className={classes['quiet']}>
          <bdi dir="ltr">U-{usher.code}</bdi>
          {usher.age !== null && ` · ${formatNumber(language, usher.age)}`}
          {usher.city !== '' && (
            <>
              {' · '}
              <CityName of={usher.city} />
            </>
          )}
          {' · '}
          <PhoneLink phone={phone} />
        </p>
        <p className={classes['applies']}>
          <Icon of={IconArrowRight} size="s" flip />
          <span>{t('applies_as', { role: nameIn(language, role), event: titleIn(language, event) })}</span>
        </p>
      </div>
      {fit && <ScoreBox tenths={fit.match.tenths} large />}
    </header>
  );
};
