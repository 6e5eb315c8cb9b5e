import { useTranslation } from '../../../lib/texts/i18n.ts';
import { roughMoney } from '../../../lib/money/money-text.ts';
import classes from './cost-card.module.css';

type BudgetBarProps = { readonly cost_minor: number; readonly budget_minor: number | null; readonly currency: string };

/** Shows how much of the budget the cost uses. Words repeat what the color says. */
export const BudgetBar = ({ cost_minor, budget_minor, currency }: BudgetBarProps) => {
  const { t, language } = useTranslation('event-page');
  if (budget_minor === null || budget_minor === 0) return null;
  const over = cost_minor - budget_minor;
  const share = Math.min(100, (cost_minor / budget_minor) * 100);
  const money = (minor: number) => roughMoney(language, currency, minor);
  return (
    <>
      <span className={classes['bar']} data-over={over > 0 || undefined} aria-hidden="true">
        <i style={{ inlineSize: `${share}%` }} />
      </span>
      <p className={classes['budget']} data-over={over > 0 || undefined}>
        {t('of_budget', { budget: money(budget_minor) })}
        {' · '}
        {over > 0 ? t('over_budget', { amount: money(over) }) : t('left_of_budget', { amount: money(-over) })}
      </p>
    </>
  );
};
