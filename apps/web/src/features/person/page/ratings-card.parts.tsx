import { nameIn } from '@proline/domain/text/name-in';
import { IconStar } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { LOCALES } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from './person-records.module.css';
import { RatingLine } from './rating-line.parts.tsx';

type Rating = ComponentProps<typeof RatingLine>['rating'] & {
  readonly id: string;
  readonly role: { readonly name_en: string; readonly name_ar: string };
};

type RatingsCardProps<Row extends Rating> = {
  readonly title: string;
  /** How many there are. */
  readonly tag: string;
  /** The figure that they make, with what it says; null: nobody has rated yet. */
  readonly mean: { readonly stars: number; readonly text: string } | null;
  readonly none: { readonly title: string; readonly text: string };
  readonly rows: readonly Row[];
  readonly meta: { readonly current_page: number; readonly per_page: number; readonly total: number };
  /** Who rated, or who was rated. */
  readonly whoOf: (rating: Row) => ReactNode;
  readonly pageLink: (page: number) => LinkProps;
};

/** Ratings of somebody's work, or those that somebody has given, page by page. */
export const RatingsCard = <Row extends Rating>({
  title,
  tag,
  mean,
  none,
  rows,
  meta,
  whoOf,
  pageLink,
}: RatingsCardProps<Row>) => {
  const { language } = useTranslation('person');
  const oneDigit = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Card title={title} tag={tag}>
      {mean === null ? (
        <EmptyState as="h3" tone="grey" icon={<Icon of={IconStar} size="xxl" />} title={none.title} text={none.text} />
      ) : (
        <div className={classes['mean']}>
          <span className={classes['figure']}>{oneDigit.format(mean.stars)}</span>
          <span className={classes['quiet']}>{mean.text}</span>
        </div>
      )}
      <ul>
        {rows.map((rating) => (
          <RatingLine key={rating.id} rating={rating} who={whoOf(rating)} role={nameIn(language, rating.role)} />
        ))}
      </ul>
      <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
    </Card>
  );
};
