import type { EventBoard, RecentMark } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon, type IconShape } from '../../../ui/picture/icon.tsx';
import { STATE_ICONS } from './state-look.ts';
import classes from './live-board.module.css';

const ICONS: Readonly<Record<RecentMark['kind'], IconShape>> = {
  check_in: STATE_ICONS.in,
  check_out: STATE_ICONS.left,
  no_show: STATE_ICONS.no_show,
  excuse: STATE_ICONS.excused,
  correct: IconPencil,
  undo: IconArrowBackUp,
};

/** The last marks, newest first: what happens at the gates at this moment. */
export const RecentMarks = ({ board }: { readonly board: EventBoard }) => {
  const { t, language } = useTranslation('attendance');
  const people = new Map(board.people.map((person) => [person.id, person]));
  const zones = new Map(board.zones.map((zone) => [zone.id, zone]));
  const shown = board.recent.flatMap((mark) => {
    const person = people.get(mark.assignment_id);
    return person ? [{ mark, person, zone: zones.get(person.zone_id ?? '') }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={classes['recent']}>
      <b>{t('just_now')}</b>
      <div className={classes['marks']} role="group" aria-label={t('just_now')} tabIndex={0}>
        <ol>
          {shown.map(({ mark, person, zone }) => (
            <li key={mark.id} data-kind={mark.kind}>
              <Icon of={ICONS[mark.kind]} size="s" flip={mark.kind === 'check_out'} />
              <b>{bareTime(language, new Date(mark.at), board.event.time_zone)}</b>
              <bdi lang="">{nameIn(language, person.usher)}</bdi>
              <span>
                {t(`mark_${mark.kind}`)}
                {zone && (
                  <>
                    {' · '}
                    <bdi lang="">{nameIn(language, zone)}</bdi>
                  </>
                )}
                {mark.kind === 'check_in' || mark.kind === 'check_out' ? ` · ${t(`method_${mark.method}`)}` : ''}
                {mark.by !== null && (
                  <>
                    {' · '}
                    <bdi lang="">{nameIn(language, mark.by)}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
};
