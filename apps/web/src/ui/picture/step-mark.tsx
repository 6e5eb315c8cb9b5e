import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Icon } from './icon.tsx';
import classes from './step-mark.module.css';

type StepMarkProps = {
  /** From 1. */
  readonly number: number;
  readonly current: boolean;
  readonly done: boolean;
};

/** The number of a step, or a check once it is done and left. The words beside it say the same. */
export const StepMark = ({ number, current, done }: StepMarkProps) => {
  const { language } = useTranslation('form');
  return (
    <span
      className={classes['mark']}
      data-current={current || undefined}
      data-done={done || undefined}
      aria-hidden="true"
    >
      {done && !current ? <Icon of={IconCheck} stroke={2} /> : formatNumber(language, number)}
    </span>
  );
};
