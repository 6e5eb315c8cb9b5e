import { IconCircleDashed, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { DeskProblem } from '../desk/plan-context.ts';
import { stepLink } from '../frame/plan-pages.ts';
import classes from './problem-row.module.css';

type ProblemRowProps = {
  readonly eventId: Parameters<typeof stepLink>[0];
  readonly problem: DeskProblem;
  readonly line: { readonly text: string; readonly place: string };
  /** Nobody has reached the field yet: it is left to do, not wrong. */
  readonly quiet?: boolean;
  readonly onClick?: () => void;
};

/** Shows one problem of a plan as a link to its field. */
export const ProblemRow = ({ eventId, problem, line, quiet = false, onClick }: ProblemRowProps) => {
  const { t } = useTranslation('event-plan');
  const { step, field, blocking } = problem;
  const shape = !blocking ? IconInfoCircle : quiet ? IconCircleDashed : IconCircleX;
  const label = !blocking ? 'publish_warning' : quiet ? 'publish_needed' : 'publish_blocking';
  return (
    <Link
      {...stepLink(eventId, step, field)}
      className={classes['problem'] ?? ''}
      data-blocking={blocking || undefined}
      data-quiet={(blocking && quiet) || undefined}
      onClick={onClick}
    >
      <Icon of={shape} label={t(label)} />
      <span>
        <b>{line.text}</b>
        <span className={classes['place']}>{line.place}</span>
      </span>
    </Link>
  );
};
