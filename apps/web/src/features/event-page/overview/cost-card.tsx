import type { EventDetail } from '@proline/contract/event/event';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import { mayDo } from '@proline/domain/account/permission';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { roughMoney } from '../../../lib/money/money-text.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { Card } from '../../../ui/page/card.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { BudgetBar } from './budget-bar.tsx';
import classes from './cost-card.module.css';

type CostCardProps = { readonly event: EventDetail; readonly plan: EventPlan | undefined };

/** Shows the cost when all places are filled, beside the budget. */
export const CostCard = ({ event, plan }: CostCardProps) => {
  const { t, language } = useTranslation('event-page');
  const set = useUser()?.permission_set ?? 'viewer';
  return (
    <Card
      title={t('cost')}
      end={
        mayDo(set, 'transfers.read') && (
          <TextLink to="/events/$id/$tab" params={{ id: event.id, tab: 'pay' }} label={t('tab_pay')}>
            {t('tab_pay')}
          </TextLink>
        )
      }
    >
      <div className={classes['cost']}>
        <p className={classes['amount']}>
          <bdi>{roughMoney(language, event.currency, event.cost_minor)}</bdi>
          <span>{t('cost_words')}</span>
        </p>
        <BudgetBar
          cost_minor={event.cost_minor}
          budget_minor={plan?.stepFour.budget?.limit_minor ?? null}
          currency={event.currency}
        />
      </div>
    </Card>
  );
};
