import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { goToStep, leaveTour, startTour, useTour } from './tour-state.parts.ts';
import { tourSteps } from './tour-steps.ts';
import classes from './tour.module.css';

/**
 * Shows who is new around: a card over the screens it speaks of, which can be used meanwhile. It begins on the dashboard: whoever
 * follows a link to another screen sees that screen first.
 */
export const Tour = () => {
  const user = useUser();
  const { step } = useTour();
  const onDashboard = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const due = user?.tour_due === true && onDashboard;
  useEffect(() => {
    if (due && useTour.getState().step === null) startTour();
  }, [due]);
  return user === null || step === null ? null : <Card set={user.permission_set} at={step} />;
};

type CardProps = { readonly set: Parameters<typeof tourSteps>[0]; readonly at: number };

const Card = ({ set, at }: CardProps) => {
  const { t, language } = useTranslation('tour');
  const navigate = useNavigate();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const steps = tourSteps(set);
  const step = steps[at];
  const link = step?.link;
  useEffect(() => {
    if (link) void navigate(link);
    // A screen that opens takes the focus to its own title; the words are read first.
    const taken = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(taken);
  }, [link, navigate]);
  if (!step) return null;
  const last = at === steps.length - 1;
  return (
    <section
      role="dialog"
      data-bottom-card
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={classes['card']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') void leaveTour();
      }}
    >
      <div className={classes['head']}>
        <Tile tone="brand">
          <Icon of={step.icon} size="l" />
        </Tile>
        <div>
          <p className={classes['count']}>
            {t('step_of', { step: formatNumber(language, at + 1), of: formatNumber(language, steps.length) })}
          </p>
          <h2 ref={title} id={`${id}-title`} tabIndex={-1} className={classes['title']}>
            {t(step.name)}
          </h2>
        </div>
      </div>
      <p id={`${id}-text`} className={classes['text']}>
        {t(`${step.name}_text`)}
      </p>
      <div className={classes['actions']}>
        {!last && (
          <Button tone="secondary" onClick={() => void leaveTour()}>
            {t('skip')}
          </Button>
        )}
        <span className={classes['space']} />
        {at > 0 && (
          <Button tone="secondary" onClick={() => goToStep(at - 1)}>
            {t('back')}
          </Button>
        )}
        <Button onClick={() => (last ? void leaveTour() : goToStep(at + 1))}>{t(last ? 'done' : 'next')}</Button>
      </div>
    </section>
  );
};
