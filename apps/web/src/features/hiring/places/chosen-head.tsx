import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { IconArrowLeft, IconCalendarPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { StaffingBar } from '../../event/staffing-bar.parts.tsx';
import { payOf, placeName, shiftName, workHours } from './place-words.ts';
import { alikeElsewhere, alsoChosen, openIn, sumOf } from './position-choice.ts';
import classes from './chosen-head.module.css';

type ChosenHeadProps = {
  readonly places: EventPlaces;
  readonly chosen: readonly PlacePosition[];
  readonly onChoose: (positions: readonly PlacePosition[]) => void;
  readonly onBack: (() => void) | undefined;
};

/** What is being filled: a place in one shift, or the same work in several. */
export const ChosenHead = ({ places, chosen, onChoose, onBack }: ChosenHeadProps) => {
  const { t, language } = useTranslation('hiring');
  const { t: terms } = useTranslation('hiring-choice');
  const { event, positions } = places;
  const names = [...new Set(chosen.map((one) => placeName(language, one)))];
  const sum = sumOf(chosen);
  const open = openIn(sum);
  const others = alikeElsewhere(positions, chosen);
  const several = chosen.length > 1;
  const reserves = chosen.reduce((all, one) => all + one.reserves, 0);
  const reservePlaces = chosen.reduce((all, one) => all + one.reserve_places, 0);
  return (
    <div className={classes['head']}>
      {onBack && (
        <IconButton label={t('back')} onClick={onBack}>
          <Icon of={IconArrowLeft} flip />
        </IconButton>
      )}
      <div className={classes['words']}>
        <h2 className={`clip ${classes['title']}`}>
          <bdi>{names.join(language === 'ar' ? '، ' : ', ')}</bdi>
        </h2>
        <div className={classes['shifts']}>
          {chosen.map((one) => (
            <span key={one.id} className={classes['shift']} data-several={several || undefined}>
              {shiftName(language, one.shift, event.time_zone)}
              {!several && ' ·'}
              {several && (
                <button
                  type="button"
                  className={classes['drop']}
                  aria-label={t('drop_shift', { shift: shiftName(language, one.shift, event.time_zone) })}
                  onClick={() => onChoose(alsoChosen(chosen, one))}
                >
                  <Icon of={IconX} size="xs" />
                </button>
              )}
            </span>
          ))}
          <span>
            {terms('work_hours', { hours: workHours(language, chosen) })}
            {payOf(language, event.currency, chosen).map(({ basis, amount }) => (
              <span key={`${basis} ${amount}`}> · {terms(`pay_${basis}`, { amount })}</span>
            ))}
          </span>
          {others.length > 0 && (
            <button
              type="button"
              className={classes['add']}
              onClick={() => onChoose(others.reduce(alsoChosen, chosen))}
            >
              <Icon of={IconCalendarPlus} size="s" />
              {t('add_shifts', { count: others.length })}
            </button>
          )}
        </div>
      </div>
      <div className={classes['fill']}>
        <span>
          {t('open_of', { open: formatNumber(language, open), places: formatNumber(language, sum.headcount) })}
        </span>
        <StaffingBar
          label={t('staffing_words', { confirmed: sum.confirmed, invited: sum.invited, places: sum.headcount })}
          confirmed={sum.confirmed}
          invited={sum.invited}
          places={sum.headcount}
        />
        {(reserves > 0 || reservePlaces > 0) && (
          <span className={classes['reserves']}>
            {t('reserves_of', {
              reserves: formatNumber(language, reserves),
              places: formatNumber(language, reservePlaces),
            })}
          </span>
        )}
      </div>
    </div>
  );
};
