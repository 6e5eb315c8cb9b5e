import type { ApplicationDetail } from '@proline/contract/event-application/event-application';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { PhoneLink } from '../person/contact-facts.parts.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { DecideApplication } from './decide-application.tsx';
import { applicationQuery, preloadApplication } from './event-application.api.ts';
import { PlacesLeft } from './places-left.tsx';
import classes from './event-application.module.css';

type ApplicantPanelProps = {
  readonly id: string;
  /** who comes after, loaded ahead */
  readonly next: string | undefined;
  readonly place: { readonly at: number; readonly of: number } | null;
  /** on a phone: to the list */
  readonly onBack: (() => void) | undefined;
  readonly onDecided: () => void;
  readonly compare: (() => void) | undefined;
};

/** The person beside the queue: who, what was asked for, what accepting would book, and the decisions. */
export const ApplicantPanel = ({ id, next, place, onBack, ...decide }: ApplicantPanelProps) => {
  const { t, language } = useTranslation('event-application');
  const { data, isError, refetch } = useQuery(applicationQuery(id));
  useEffect(() => {
    if (next !== undefined) preloadApplication(next);
  }, [next]);
  return (
    <article className={classes['panel']}>
      {onBack && (
        <div className={classes['back']}>
          <IconButton label={t('back')} onClick={onBack}>
            <Icon of={IconArrowLeft} flip />
          </IconButton>
          {place && (
            <span className={classes['quiet']}>
              {t('place_of', { at: formatNumber(language, place.at), all: formatNumber(language, place.of) })}
            </span>
          )}
        </div>
      )}
      {isError && !data && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={320} />}
      {data && (
        <>
          <Head application={data} />
          <ApplicantFacts application={data} />
          <DecideApplication application={data} {...decide} />
        </>
      )}
    </article>
  );
};

const Head = ({ application }: { readonly application: ApplicationDetail }) => {
  const { t, language } = useTranslation('event-application');
  const { usher, role, event, phone } = application;
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
            <span className={classes['quiet']} dir="auto" lang={language === 'ar' ? 'en' : 'ar'}>
              {other}
            </span>
          )}
        </h2>
        <p className={classes['quiet']}>
          <bdi dir="ltr">U-{usher.code}</bdi>
          {usher.age !== null && ` · ${formatNumber(language, usher.age)}`}
          {' · '}
          <PhoneLink phone={phone} />
        </p>
        <p>
          {t('applies_as', {
            role: nameIn(language, role),
            event: ownFirst(language, event.title_en, event.title_ar)[0] || event.title_en,
          })}
        </p>
      </div>
      <PlacesLeft count={event.places_left} />
    </header>
  );
};
