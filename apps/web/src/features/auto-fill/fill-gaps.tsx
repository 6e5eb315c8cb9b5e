import type { FillPositionShown } from '@proline/contract/auto-fill/auto-fill';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Card } from '../../ui/page/card.tsx';
import { useEventTitle } from '../event/event-title.parts.ts';
import { dayOf, placeName, roleBelow, score, type SolvedFill } from './fill-words.ts';
import classes from './fill-gaps.module.css';

type Gap = NonNullable<FillPositionShown['gap']>;

/** Places that nobody fits, each with counts that add up to everybody who was looked at. */
export const FillGaps = ({ event, run }: SolvedFill) => {
  const { t, language } = useTranslation('auto-fill');
  const gaps = run.positions.flatMap((position) => (position.gap === null ? [] : [{ position, gap: position.gap }]));
  if (gaps.length === 0) return null;
  const open = gaps.reduce((total, { gap }) => total + gap.open, 0);
  return (
    <Card title={t('gaps')} tag={formatNumber(language, open)}>
      {gaps.map(({ position, gap }, index) => (
        <details key={position.id} className={classes['gap']} open={index === 0}>
          <summary className={classes['head']}>
            <b>
              <bdi>{[placeName(language, position), roleBelow(language, position)].filter(Boolean).join(' · ')}</bdi>
            </b>
            <span className={classes['quiet']}>
              {dayOf(language, position.shift, event.time_zone)} · {t('open_places', { count: gap.open })}
            </span>
          </summary>
          <Reasons gap={gap} />
        </details>
      ))}
    </Card>
  );
};

const Reasons = ({ gap }: { readonly gap: Gap }) => {
  const { t, language } = useTranslation('auto-fill');
  if (gap.considered === 0) return <p className={classes['none']}>{t('nobody_near')}</p>;
  return (
    <>
      <p className={classes['none']}>{t('considered', { count: gap.considered })}</p>
      <ul className={classes['reasons']}>
        {gap.because.map(({ code, people, event }) => (
          <li key={`${code} ${event?.id ?? ''}`}>
            <b>{formatNumber(language, people)}</b>
            {event === null ? t(`gap_${code}`) : <AtEvent code={code} event={event} />}
          </li>
        ))}
      </ul>
      {gap.if_flagged && (
        <p className={classes['help']}>
          {t('if_flagged', {
            requirement: t(`requirement_${gap.if_flagged.code}`),
            count: gap.if_flagged.people,
            best: score(language, gap.if_flagged.best_tenths),
          })}
        </p>
      )}
    </>
  );
};

type AtEventProps = {
  readonly code: Gap['because'][number]['code'];
  readonly event: NonNullable<Gap['because'][number]['event']>;
};

const AtEvent = ({ code, event }: AtEventProps) => {
  const { t } = useTranslation('auto-fill');
  const title = useEventTitle(event);
  return (
    <span>
      {t(code === 'rest' ? 'rest_before' : 'booked_at')}{' '}
      <bdi dir="auto" lang="">
        {title}
      </bdi>
    </span>
  );
};
