import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { steppedSpan, type Span } from './month-weeks.ts';
import { hijriTitle } from '../../../lib/dates/calendar-words.ts';
import { spanTitle } from './month-words.ts';
import classes from './calendar.module.css';

type CalendarHeadProps = {
  readonly span: Span;
  readonly weeks: readonly (readonly string[])[];
  readonly today: string;
  readonly hijri: boolean;
  readonly go: (span: Span) => void;
};

export const CalendarHead = ({ span, weeks, today, hijri, go }: CalendarHeadProps) => {
  const { t, language } = useTranslation('event-view');
  const days = weeks.flat();
  const { kind, day } = span;
  const own = kind === 'week' ? days : days.filter((one) => one.startsWith(day.slice(0, 7)));
  const [first = day, last = day] = [own[0], own.at(-1)];
  return (
    <div className={classes['head']}>
      <h2 className={classes['title']} aria-live="polite">
        {spanTitle(language, span, weeks[0] ?? [])}
        {hijri && <span className={classes['hijriTitle']}>{hijriTitle(language, first, last)}</span>}
      </h2>
      <div className={classes['steps']}>
        <IconButton label={t(`previous_${kind}`)} bordered onClick={() => go(steppedSpan(span, -1))}>
          <Icon of={IconChevronLeft} size="l" flip />
        </IconButton>
        <Button tone="secondary" onClick={() => go({ kind, day: today })}>
          {t('today')}
        </Button>
        <IconButton label={t(`next_${kind}`)} bordered onClick={() => go(steppedSpan(span, 1))}>
          <Icon of={IconChevronRight} size="l" flip />
        </IconButton>
      </div>
      <Segmented
        label={t('period')}
        value={kind}
        options={[
          { value: 'month', label: t('month') },
          { value: 'week', label: t('week') },
        ]}
        // People mostly look for the current week, otherwise for the first week of the month.
        onChange={(next) => go({ kind: next, day: next === 'week' && own.includes(today) ? today : day })}
      />
    </div>
  );
};
