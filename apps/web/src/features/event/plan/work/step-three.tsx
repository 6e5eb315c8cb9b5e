import { HeadcountCard } from './headcount-card.tsx';
import { TeamCard } from './team-card.tsx';
import { ZonesCard } from './zones-card.tsx';
import classes from './step.module.css';

type StepThreeProps = { readonly section: 'stepThree' | 'stepThreeTeam' | 'stepThreeZones' };

/** How many, led by whom, and where. Each part has an address of its own. */
export const StepThree = ({ section }: StepThreeProps) => (
  <div className={classes['step']}>
    <HeadcountCard />
    <TeamCard wanted={section === 'stepThreeTeam'} />
    <ZonesCard wanted={section === 'stepThreeZones'} />
  </div>
);
