import type { FillPositionShown } from '@proline/contract/auto-fill/auto-fill';
import { IconArrowsSplit2, IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useEventTitle } from '../../event/event-title.parts.ts';
import { REASON_ICONS } from '../../hiring/candidates/reason-icons.parts.ts';
import { shiftName, wholePlace, type SolvedFill } from '../fill-words.ts';
import { IfFlagged } from './if-flagged.tsx';
import classes from './fill-gaps.module.css';

type Gap = NonNullable<FillPositionShown['gap']>;
type Code = Gap['because'][number]['code'];

/** Places that nobody fits, each with counts that add up to everybody who was looked at. */
export const FillGaps = (fill: SolvedFill) => {
  const { event, run } = fill;
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
              <bdi>{wholePlace(language, position)}</bdi>
            </b>
            <span className={classes['quiet']}>
              {shiftName(language, position.shift, event.time_zone)} · {t('open_places', { count: gap.open })}
            </span>
          </summary>
          <Reasons gap={gap} />
          {gap.if_flagged && <IfFlagged fill={fill} flagged={gap.if_flagged} />}
          {gap.considered > 0 && (
            <TextLink
              to="/hiringUshers/$eventId"
              params={{ eventId: event.id }}
              search={{ at: position.id, tab: 'unsuitable', places: 'all' }}
              label={t('see_considered', { place: wholePlace(language, position) })}
            >
              {t('see_all')}
            </TextLink>
          )}
        </details>
      ))}
    </Card>
  );
};

const OWN_ICONS = { placed_elsewhere: IconArrowsSplit2, not_judged: IconUserQuestion } as const;
const iconOf = (code: Code) =>
  code === 'placed_elsewhere' || code === 'not_judged' ? OWN_ICONS[code] : REASON_ICONS[code];

const Reasons = ({ gap }: { readonly gap: Gap }) => {
  const { t, language } = useTranslation('auto-fill');
  if (gap.considered === 0) return <p className={classes['none']}>{t('nobody_near')}</p>;
  return (
    <>
      <p className={classes['none']}>{t('considered', { count: gap.considered })}</p>
      <ul className={classes['reasons']}>
        {gap.because.map(({ code, people, event }) => (
          <li key={`${code} ${event?.id ?? ''}`}>
            <Icon of={iconOf(code)} size="s" />
            <b>{formatNumber(language, people)}</b>
            {event === null ? t(`gap_${code}`) : <AtEvent code={code} event={event} />}
          </li>
        ))}
      </ul>
    </>
  );
};

type AtEventProps = { readonly code: Code; readonly event: NonNullable<Gap['because'][number]['event']> };

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
