import type { EventRow } from '@proline/contract/event';
import { mediumDate, timeOfDay } from '../../../lib/dates.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { roughMoney } from '../../../lib/money-text.ts';
import { formatNumber } from '../../../lib/plural-text.ts';
import classes from '../event.module.css';

type DrawerFiguresProps = { readonly event: EventRow; readonly deadline: string | null };

export const DrawerFigures = ({ event, deadline }: DrawerFiguresProps) => {
  const { t, language } = useTranslation('events');
  if (event.status === 'canceled') return null;
  const closing = (text: string) => {
    const date = new Date(text);
    return `${mediumDate(language, date, event.time_zone)} ${timeOfDay(language, date, event.time_zone)}`;
  };
  return (
    <section className={`${classes['section']} ${classes['figures']}`}>
      <div className={classes['figure']}>
        <span>{t('cost')}</span>
        <b>{roughMoney(language, event.currency, event.cost_minor)}</b>
      </div>
      <div className={classes['figure']}>
        <span>{t('waiting')}</span>
        <b>{formatNumber(language, event.waiting)}</b>
        {deadline !== null && event.status === 'published' && <span>{t('closes', { when: closing(deadline) })}</span>}
      </div>
    </section>
  );
};
