import { isCalendarDay, type CalendarDay } from '@proline/domain/time/calendar-day';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, type ComponentProps } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Popover } from '../overlay/popover.tsx';
import { Icon } from '../picture/icon.tsx';
import { DayPanel } from './day-panel.tsx';
import { useDayText } from './use-day-text.ts';
import classes from './date-input.module.css';

/** The limits of the domain's calendar. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

export type DateInputProps = {
  /** Empty while there is no day. */
  readonly value: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
  /** There is always a day: an unreadable text is replaced by the previous day, and nothing clears the box. */
  readonly always?: boolean;
  /**
   * The calendar offers no earlier day. An earlier day that is typed is passed on, so that the form can say what is
   * wrong.
   */
  readonly min?: CalendarDay | undefined;
  readonly max?: CalendarDay | undefined;
  /** Called when the box is left, in words if its text is no day; and with undefined once that is over. */
  readonly onUnreadable?: (problem: string | undefined) => void;
  /** Lower and narrower, for tables and filters. */
  readonly small?: boolean;
  readonly onBlur?: () => void;
} & Pick<ComponentProps<'input'>, 'id' | 'name' | 'required' | 'aria-label' | 'aria-describedby'> & {
    readonly 'aria-invalid'?: boolean;
    readonly 'data-autofocus'?: boolean;
  };

/**
 * A day, typed as the app writes it or in any other readable way, or picked from a calendar. The browser's own control
 * follows the browser's language instead of the app's.
 */
export const DateInput = (props: DateInputProps) => {
  const { value, onChange, always = false, min, max, onUnreadable, small = false, onBlur, ...input } = props;
  const { t } = useTranslation('form');
  const box = useRef<HTMLDivElement>(null);
  const text = useDayText({ value, onChange, always, earliest: min, onUnreadable });
  return (
    <div ref={box} className={classes['box']} data-small={small || undefined} data-anchor>
      <input
        {...input}
        className={classes['input']}
        autoComplete="off"
        data-day={value}
        placeholder={t('day_placeholder')}
        value={text.shown}
        aria-invalid={input['aria-invalid'] === true || text.isUnreadable}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => text.type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') text.settle();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          box.current?.querySelector('button')?.click();
        }}
        onBlur={() => {
          text.settle();
          onBlur?.();
        }}
      />
      <PickButton
        value={value}
        clearable={!always && value !== ''}
        limits={{ min: min ?? FIRST_DAY, max: max ?? LAST_DAY }}
        inTabOrder={!small}
        onPick={text.pick}
      />
    </div>
  );
};

type PickButtonProps = {
  readonly value: CalendarDay;
  readonly clearable: boolean;
  readonly limits: { readonly min: CalendarDay; readonly max: CalendarDay };
  /** False where there are many such boxes; the arrow key in the box opens the calendar there. */
  readonly inTabOrder: boolean;
  readonly onPick: (day: CalendarDay) => void;
};

const PickButton = ({ value, clearable, limits, inTabOrder, onPick }: PickButtonProps) => {
  const { t } = useTranslation('form');
  return (
    <Popover
      label={t('choose_day')}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={classes['open']}
          aria-label={t('choose_day')}
          title={t('choose_day')}
          tabIndex={inTabOrder ? 0 : -1}
        >
          <Icon of={IconCalendar} />
        </button>
      )}
    >
      {(close) => {
        const pick = (day: CalendarDay) => {
          onPick(day);
          close();
        };
        return (
          <DayPanel
            value={isCalendarDay(value) ? value : ''}
            limits={limits}
            onClear={clearable ? () => pick('') : null}
            onPick={pick}
          />
        );
      }}
    </Popover>
  );
};
