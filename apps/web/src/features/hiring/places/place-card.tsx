import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { IconCircleCheck } from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { timesBetween, weekdayDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { EventPlan } from '../../auto-fill/proposed-plan.parts.ts';
import { StaffingBar } from '../../event/staffing-bar.parts.tsx';
import { alsoChosen, inShifts, openIn, stepFrom, type ShiftPlaces, type Step } from './position-choice.ts';
import { PlaceRow } from './place-row.tsx';
import classes from './places.module.css';

type PlaceCardProps = {
  readonly places: EventPlaces;
  readonly chosen: readonly PlacePosition[];
  /** what auto-fill proposes and nobody has saved */
  readonly plan: Pick<EventPlan, 'coming' | 'more'> | null;
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
  readonly onChoose: (positions: readonly PlacePosition[]) => void;
};

/** The places of an event by shift, zone and role. Arrow keys move; Enter chooses; with Ctrl or X several shifts. */
export const PlaceCard = ({ places, chosen, plan, all, onAll, onChoose }: PlaceCardProps) => {
  const { t, language } = useTranslation('hiring');
  const { event, positions } = places;
  const list = useRef<HTMLDivElement>(null);
  // what is chosen stays in sight when its last gap is filled
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const groups = inShifts(positions, (one) => all || openIn(one) > 0 || isChosen(one.id));
  const shown = groups.flatMap((group) => group.positions);
  const inTabOrder = shown.find(({ id }) => isChosen(id))?.id ?? shown[0]?.id;
  const rowOf = ({ target }: { readonly target: EventTarget }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
    return shown.find(({ id }) => id === row?.dataset['position']);
  };
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event);
    if (!row) return;
    onChoose(event.ctrlKey || event.metaKey || event.shiftKey ? alsoChosen(chosen, row) : [row]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event);
    if (!row || event.altKey) return;
    if (event.code === 'KeyX' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onChoose(alsoChosen(chosen, row));
      return;
    }
    const step = stepOf(event);
    const to = step && stepFrom(groups, row.id, step);
    if (!to) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-position="${to.id}"]`)?.focus();
  };
  return (
    <section className={classes['card']} aria-labelledby="open-places">
      <div className={classes['head']}>
        <h2 id="open-places" className={classes['title']}>
          {t('open_places')}
        </h2>
        <Segmented
          label={t('shown')}
          value={all ? 'all' : 'gaps'}
          options={[
            { value: 'gaps', label: t('gaps') },
            { value: 'all', label: t('all_places', { all: formatNumber(language, places.positions.length) }) },
          ]}
          onChange={(value) => onAll(value === 'all')}
        />
      </div>
      {/* Clicks and keys are those of the buttons inside; one listener for all keeps hundreds of rows light. */}
      <div ref={list} className={classes['scroll']} onClick={onClick} onKeyDown={onKeyDown} role="presentation">
        {groups.length === 0 && (
          <EmptyState
            tone="green"
            icon={<Icon of={IconCircleCheck} size="xxl" />}
            title={t(positions.length === 0 ? 'no_places' : 'all_filled')}
            text={t(positions.length === 0 ? 'no_places_text' : 'all_filled_text')}
          />
        )}
        {groups.map((group) => (
          <section key={group.shift.id} className={classes['shift']} aria-labelledby={`shift-${group.shift.id}`}>
            <ShiftHead group={group} time_zone={event.time_zone} />
            <ul className={classes['rows']}>
              {group.positions.map((position) => (
                <PlaceRow
                  key={position.id}
                  position={position}
                  chosen={isChosen(position.id)}
                  coming={plan?.coming.get(position.id)}
                  more={plan?.more.get(position.id)}
                  inTabOrder={position.id === inTabOrder}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
};

const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'next_shift',
  ArrowLeft: 'previous_shift',
  Home: 'first',
  End: 'last',
};
const MIRRORED: Readonly<Record<string, Step>> = { ArrowLeft: 'next_shift', ArrowRight: 'previous_shift' };

const stepOf = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): Step | undefined =>
  (getComputedStyle(currentTarget).direction === 'rtl' ? MIRRORED[key] : undefined) ?? STEPS[key];

const ShiftHead = ({ group, time_zone }: { readonly group: ShiftPlaces; readonly time_zone: string }) => {
  const { t, language } = useTranslation('hiring');
  const { shift, sum } = group;
  const [from, until] = [new Date(shift.starts_at), new Date(shift.ends_at)];
  const open = openIn(sum);
  return (
    <div className={classes['shiftHead']}>
      <h3 id={`shift-${shift.id}`} className={classes['shiftWhen']}>
        <span>
          {weekdayDate(language, from, time_zone)} <bdi>{timesBetween(language, from, until, time_zone)}</bdi>
        </span>
        <span className={classes['shiftOpen']} data-none={open === 0 || undefined}>
          {t('open_count', { count: open })}
        </span>
      </h3>
      <StaffingBar
        label={t('staffing_words', { confirmed: sum.confirmed, invited: sum.invited, places: sum.headcount })}
        confirmed={sum.confirmed}
        invited={sum.invited}
        places={sum.headcount}
      />
    </div>
  );
};
