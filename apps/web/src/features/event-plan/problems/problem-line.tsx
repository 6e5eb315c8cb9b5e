import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { ShownProblem } from './use-problems.ts';
import classes from './problem-line.module.css';

/** A problem of a whole table or card, in words. */
export const ProblemLine = ({ problem }: { readonly problem: ShownProblem | undefined }) => {
  if (problem === undefined) return null;
  const Icon = problem.blocking ? IconAlertCircle : IconAlertTriangle;
  return (
    <p className={classes['line']} data-blocking={problem.blocking || undefined} role="status">
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>{problem.text}</span>
    </p>
  );
};
