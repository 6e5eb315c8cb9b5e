import { DayCard } from './day-card.tsx';
import { RequirementsCard } from '../requirements/requirements-card.tsx';
import { ShiftsCard } from './shifts-card.tsx';
import classes from '../frame/step.module.css';

/** Shows when people work, and who qualifies. */
export const StepTwo = () => (
  <div className={classes['step']}>
    <ShiftsCard />
    <RequirementsCard />
    <DayCard />
  </div>
);
