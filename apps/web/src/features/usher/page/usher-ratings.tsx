import type { Usher } from '@proline/contract/usher/usher';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { PersonNotes } from '../../person/page/person-notes.parts.tsx';
import { RatingsCard } from '../../person/page/ratings-card.parts.tsx';
import { useUsherAddress } from './use-usher-address.ts';
import { ratingsQuery } from './usher-page.api.ts';
import classes from './usher-tabs.module.css';

/** Shows how leaders rated the usher's work, and what the office has written down. */
export const UsherRatings = ({ usher }: { readonly usher: Usher }) => (
  <div className={classes['two']}>
    <Ratings id={usher.id} />
    <PersonNotes id={usher.id} />
  </div>
);

const Ratings = ({ id }: { readonly id: string }) => {
  const { t, language } = useTranslation('usher-page');
  const { page, pageLink } = useUsherAddress();
  const query = useQuery(ratingsQuery(id, page));
  return (
    <PersonLoaded query={query} failed={t('ratings_failed')}>
      {({ data, meta }) => (
        <RatingsCard
          title={t('ratings')}
          tag={t('ratings_count', { count: meta.rating.count })}
          mean={meta.rating.value === null ? null : { stars: meta.rating.value, text: t('rating_text') }}
          none={{ title: t('no_ratings'), text: t('no_ratings_text') }}
          rows={data}
          meta={meta}
          whoOf={({ author }) => <bdi>{nameIn(language, author)}</bdi>}
          pageLink={pageLink}
        />
      )}
    </PersonLoaded>
  );
};
