import type { EventDetail, EventRow } from '@proline/contract/event/event';
import { shortDate, timeOfDay } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { roughMoney } from '../../../lib/money/money-text.ts';
import { useNow } from '../../../lib/dates/now.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { EventCost } from '../event-cells.parts.tsx';
import classes from '../event.module.css';

type DrawerFiguresProps = { readonly event: EventRow; readonly whole: EventDetail | undefined };

/** Shows the forecast cost beside the budget, the number of waiting applications and the application deadline. */
export const DrawerFigures = ({ event, whole }: DrawerFiguresProps) => {
  const { t, language } = useTranslation('event');
  if (event.status === 'canceled') return null;
  const budget = whole?.budget_minor ?? null;
  const over = budget !== null && event.cost_minor > budget;
  return (
    <section className={`${classes['section']} ${classes['figures']}`}>
      <div className={classes['figure']}>
        <span>{t('cost')}</span>
        <b>
          <EventCost row={event} />
        </b>
        {budget !== null && (
          <span data-over={over || undefined}>
            {t(over ? 'over_budget' : 'of_budget', { budget: roughMoney(language, event.currency, budget) })}
          </span>
        )}
      </div>
      <div className={classes['figure']}>
        <span>{t('waiting')}</span>
        <b>{formatNumber(language, event.waiting)}</b>
        <Closing event={event} deadline={whole?.application_deadline ?? null} />
      </div>
    </section>
  );
};

const Closing = ({ event, deadline }: { readonly event: EventRow; readonly deadline: string | null }) => {
  const { t, language } = useTranslation('event');
  const now = useNow();
  if (deadline === null || event.status !== 'published') return null;
  const at = new Date(deadline);
  const day = shortDate(language, at, event.time_zone);
  if (at <= now) return <span>{t('closed', { when: day })}</span>;
  return <span>{t('closes', { when: `${day} ${timeOfDay(language, at, event.time_zone)}` })}</span>;
};
