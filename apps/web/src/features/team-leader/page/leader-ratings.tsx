import type { Leader } from '@proline/contract/team-leader/team-leader';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { PersonNotes } from '../../person/page/person-notes.parts.tsx';
import { RatingsCard } from '../../person/page/ratings-card.parts.tsx';
import { givenRatingsQuery } from '../team-leader.api.ts';
import classes from './leader-page.module.css';
import { useLeaderPages } from './use-leader-pages.ts';

/** Shows how the leader rated the people of the teams, and what the office has written down. */
export const LeaderRatings = ({ leader }: { readonly leader: Leader }) => (
  <div className={classes['two']}>
    <GivenRatings id={leader.id} />
    <PersonNotes id={leader.id} />
  </div>
);

const GivenRatings = ({ id }: { readonly id: string }) => {
  const { t, language } = useTranslation('team-leader');
  const { page, pageLink } = useLeaderPages();
  const query = useQuery(givenRatingsQuery(id, page));
  return (
    <PersonLoaded query={query} failed={t('ratings_failed')}>
      {({ data, meta }) => (
        <RatingsCard
          title={t('ratings_given')}
          tag={t('ratings_count', { count: meta.total })}
          mean={meta.mean === null ? null : { stars: meta.mean, text: t('mean_given') }}
          none={{ title: t('no_ratings'), text: t('no_ratings_text') }}
          rows={data}
          meta={meta}
          whoOf={({ usher }) => (
            <Link to="/ushers/$id" params={{ id: usher.id }} className={classes['person'] ?? ''}>
              <bdi>{nameIn(language, usher)}</bdi>
            </Link>
          )}
          pageLink={pageLink}
        />
      )}
    </PersonLoaded>
  );
};
