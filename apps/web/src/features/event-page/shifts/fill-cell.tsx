import { IconCheck } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { openPlaces, type Fill } from './staffing-grid.ts';
import classes from './shifts-tab.module.css';

type FillCellProps = {
  readonly fill: Fill;
  readonly quiet?: boolean;
  /** Leads to the confirmed people; undefined when there is no list of them. */
  readonly link?: LinkProps | undefined;
};

/** Shows confirmed of needed places. A tick marks full and a number marks open, so that nobody has to rely on color. */
export const FillCell = ({ fill, quiet = false, link }: FillCellProps) => {
  const { t, language } = useTranslation('event-page');
  const { t: events } = useTranslation('event');
  const figure = (value: number) => formatNumber(language, value);
  const { headcount, confirmed, invited } = fill;
  if (headcount === 0 && confirmed === 0)
    return (
      <>
        <span aria-hidden="true" className={classes['nobody']}>
          –
        </span>
        <span className="visually-hidden">{t('nobody_needed')}</span>
      </>
    );
  const open = openPlaces(fill);
  const words = (
    <>
      <span className="visually-hidden">{events('staffing_words', { confirmed, invited, places: headcount })}</span>
      <span aria-hidden="true" className={classes['figures']}>
        {open === 0 && <Icon of={IconCheck} size="s" stroke={2} />}
        <bdi dir="ltr">
          <b>{figure(confirmed)}</b>/{figure(headcount)}
        </bdi>
      </span>
      <span aria-hidden="true" className={classes['detail']}>
        {[
          ...(open > 0 ? [t('open_count', { count: open })] : []),
          ...(invited > 0 ? [t('invited_count', { count: invited })] : []),
        ].join(' · ')}
      </span>
    </>
  );
  const look = { className: classes['fill'] ?? '', 'data-open': (open > 0 && !quiet) || undefined };
  return link !== undefined && confirmed > 0 ? (
    <Link {...link} {...look}>
      {words}
    </Link>
  ) : (
    <span {...look}>{words}</span>
  );
};

export const FillKey = () => {
  const { t } = useTranslation('event-page');
  return <p className={classes['key']}>{t('fill_key')}</p>;
};
