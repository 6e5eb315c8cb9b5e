import type { Usher } from '@proline/contract/usher/usher';
import type { UsherRating } from '@proline/contract/usher-page/usher-page';
import { nameIn } from '@proline/domain/text/name-in';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { LOCALES } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { TimelineQuote } from '../../../ui/timeline/timeline.tsx';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { PersonNotes } from '../../person/page/person-notes.parts.tsx';
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
  const oneDigit = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <PersonLoaded query={query} failed={t('ratings_failed')}>
      {({ data, meta }) => (
        <Card title={t('ratings')} tag={t('ratings_count', { count: meta.rating.count })}>
          {meta.rating.value === null ? (
            <EmptyState
              as="h3"
              tone="grey"
              icon={<Icon of={IconStar} size="xxl" />}
              title={t('no_ratings')}
              text={t('no_ratings_text')}
            />
          ) : (
            <div className={classes['mean']}>
              <span className={classes['value']}>{oneDigit.format(meta.rating.value)}</span>
              <span className={classes['quiet']}>{t('rating_text')}</span>
            </div>
          )}
          <ul>
            {data.map((rating) => (
              <RatingLine key={rating.id} rating={rating} />
            ))}
          </ul>
          <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
        </Card>
      )}
    </PersonLoaded>
  );
};

const RatingLine = ({ rating }: { readonly rating: UsherRating }) => {
  const { t, language } = useTranslation('usher-page');
  const event = nameIn(language, { name_en: rating.event.title_en, name_ar: rating.event.title_ar });
  return (
    <li className={classes['rating']}>
      <span className={classes['head']}>
        <span className={classes['stars']}>
          <Icon of={IconStarFilled} size="s" />
          {t('stars', { count: rating.stars })}
        </span>
        <time className={classes['quiet']} dateTime={rating.created_at}>
          {mediumDate(language, new Date(rating.created_at))}
        </time>
      </span>
      {rating.comment !== '' && <TimelineQuote>{rating.comment}</TimelineQuote>}
      <span className={classes['quiet']}>
        <bdi>{nameIn(language, rating.author)}</bdi>
        {' · '}
        <Link to="/events/$id" params={{ id: rating.event.id }} className={classes['link'] ?? ''}>
          <bdi>{event}</bdi>
        </Link>
        {' · '}
        {nameIn(language, rating.role)}
      </span>
    </li>
  );
};
