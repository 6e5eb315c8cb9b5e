import { titleIn } from '@proline/domain/text/name-in';
import { IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { TimelineQuote } from '../../../ui/timeline/timeline.tsx';
import classes from './person-records.module.css';

type RatingLineProps = {
  readonly rating: {
    readonly stars: number;
    readonly comment: string;
    readonly created_at: string;
    readonly event: { readonly id: string; readonly title_en: string; readonly title_ar: string };
  };
  /** Who rated, or who was rated. */
  readonly who: ReactNode;
  readonly role: string;
};

/** One rating: the stars, when, what was written, and for which work. */
export const RatingLine = ({ rating: { stars, comment, created_at, event }, who, role }: RatingLineProps) => {
  const { t, language } = useTranslation('person');
  return (
    <li className={classes['rating']}>
      <span className={classes['head']}>
        <span className={classes['stars']}>
          <Icon of={IconStarFilled} size="s" />
          {t('stars', { count: stars })}
        </span>
        <time className={classes['quiet']} dateTime={created_at}>
          {mediumDate(language, new Date(created_at))}
        </time>
      </span>
      {comment !== '' && <TimelineQuote>{comment}</TimelineQuote>}
      <span className={classes['quiet']}>
        {who}
        {' · '}
        <Link to="/events/$id" params={{ id: event.id }} className={classes['strong'] ?? ''}>
          <bdi>{titleIn(language, event)}</bdi>
        </Link>
        {' · '}
        {role}
      </span>
    </li>
  );
};
