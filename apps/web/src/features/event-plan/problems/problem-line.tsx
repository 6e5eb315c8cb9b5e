import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { ShownProblem } from './use-problems.ts';
import classes from './problem-line.module.css';

/** Shows the problem of a whole table or card. */
export const ProblemLine = ({ problem }: { readonly problem: ShownProblem | undefined }) => {
  if (problem === undefined) return null;
  const shape = problem.blocking ? IconAlertCircle : IconAlertTriangle;
  return (
    <p className={classes['line']} data-blocking={problem.blocking || undefined} role="status">
      <Icon of={shape} />
      <span>{problem.text}</span>
    </p>
  );
};
