import { ChangesCard } from '../change/changes-card.tsx';
import { BudgetCard } from './budget-card.tsx';
import { FillCard } from './fill-card.tsx';
import { PayCard } from './pay-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { RulesCard } from './rules-card.tsx';

/** Shows pay, rules, budget and the review. */
export const StepFour = () => (
  <>
    <ChangesCard />
    <PayCard />
    <RulesCard />
    <BudgetCard />
    <FillCard />
    <ReviewCard />
  </>
);
