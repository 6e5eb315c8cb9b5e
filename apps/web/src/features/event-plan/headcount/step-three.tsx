import { HeadcountCard } from './headcount-card.tsx';
import { TeamCard } from '../team/team-card.tsx';
import { ZonesCard } from '../zones/zones-card.tsx';
import classes from '../frame/step.module.css';

type StepThreeProps = { readonly section: 'stepThree' | 'stepThreeTeam' | 'stepThreeZones' };

/** Shows headcount, team and zones. Each part has its own address. */
export const StepThree = ({ section }: StepThreeProps) => (
  <div className={classes['step']}>
    <HeadcountCard />
    <TeamCard wanted={section === 'stepThreeTeam'} />
    <ZonesCard wanted={section === 'stepThreeZones'} />
  </div>
);
