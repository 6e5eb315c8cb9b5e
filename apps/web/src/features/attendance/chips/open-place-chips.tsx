import { nameIn } from '@proline/domain/text/name-in';
import type { EventBoard } from '@proline/contract/attendance/board';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { OpenPlaces } from '../board/board-model.ts';
import { useChipFrame } from './chip-frame-context.ts';
import { openChipOf } from './open-chip.ts';
import classes from './chips.module.css';
import look from './person-chip.module.css';

type OpenPlaceChipsProps = {
  readonly label: string;
  readonly open: readonly OpenPlaces[];
  readonly roles: EventBoard['roles'];
};

/** Places that nobody has: a click looks for somebody, as instead of a no-show. */
export const OpenPlaceChips = ({ label, open, roles }: OpenPlaceChipsProps) => {
  const { t, language } = useTranslation('attendance');
  const { mayAssign, reached } = useChipFrame();
  if (open.length === 0) return null;
  return (
    <div className={classes['list']}>
      <ul className={classes['chips']} aria-label={`${label}, ${t('open_places')}`}>
        {open.map((places) => {
          const chip = openChipOf(places);
          const role = roles.find(({ id }) => id === places.role_id);
          const content = (
            <>
              <span className={look['place']} aria-hidden="true">
                <Icon of={IconUserPlus} size="s" />
              </span>
              <span className={`clip ${look['words']}`}>
                <span className={look['name']}>{t('open_place', { count: places.open })}</span>
                <br />
                <span className={look['time']}>
                  {role && <bdi lang="">{nameIn(language, role)}</bdi>}
                  {places.asked > 0 && ` · ${t('open_asked', { count: places.asked })}`}
                </span>
              </span>
            </>
          );
          return (
            <li key={places.id}>
              {mayAssign ? (
                <button
                  type="button"
                  className={look['chip']}
                  data-chip={chip}
                  data-state="open"
                  tabIndex={reached === chip ? 0 : -1}
                  aria-haspopup="dialog"
                >
                  {content}
                </button>
              ) : (
                <span className={look['chip']} data-state="open">
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
