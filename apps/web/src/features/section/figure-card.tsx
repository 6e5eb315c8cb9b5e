import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Card } from '../../ui/page/card.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import classes from './section.module.css';

type FigureFact = {
  label: string;
  value: number | undefined;
  /** The list that the figure counts. */
  link?: LinkProps;
};
type FigureCardProps = { title: string; loading: boolean; figures: readonly FigureFact[] };

export const FigureCard = ({ title, loading, figures }: FigureCardProps) => (
  <Card title={title} busy={loading}>
    <ul className={classes['figures']}>
      {figures.map((figure) => (
        <li key={figure.label}>
          {figure.link === undefined && (
            <span className={classes['figure']}>
              <Content figure={figure} loading={loading} />
            </span>
          )}
          {figure.link !== undefined && (
            <Link {...figure.link} className={classes['figure'] ?? ''} data-link>
              <Content figure={figure} loading={loading} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

const Content = ({ figure, loading }: { figure: FigureFact; loading: boolean }) => {
  const { language } = useTranslation('section');
  return (
    <>
      <b className={classes['value']} data-figure>
        {loading && <Skeleton width={48} height={22} />}
        {figure.value !== undefined && formatNumber(language, figure.value)}
      </b>
      <span className={classes['label']}>{figure.label}</span>
    </>
  );
};
