import type { EventBoard } from '@proline/contract/attendance/board';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { nameIn } from '@proline/domain/text/name-in';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { OptionsBox } from '../../../ui/choice/options-box.tsx';
import type { CalledPart } from './called-people.ts';

type CalledPartChoicesProps = {
  readonly board: EventBoard;
  readonly part: CalledPart;
  readonly onChange: (part: CalledPart) => void;
};

/** Which shift of the day, and which zone or team of it. */
export const CalledPartChoices = ({ board, part, onChange }: CalledPartChoicesProps) => {
  const { t, language } = useTranslation('attendance');
  const zone = board.event.time_zone;
  const day = board.shifts.find(({ id }) => id === part.shift)?.work_date;
  const shifts = board.shifts.filter(({ work_date }) => work_date === day);
  const clock = (moment: string) => bareTime(language, new Date(moment), zone);
  return (
    <>
      <OptionsBox label={t('shift')} value={part.shift} onChange={(shift) => onChange({ ...part, shift })}>
        {shifts.map(({ id, starts_at, ends_at }) => (
          <option key={id} value={id}>
            {clock(starts_at)}–{clock(ends_at)}
          </option>
        ))}
      </OptionsBox>
      {board.zones.length > 0 && (
        <OptionsBox label={t('zone')} value={part.zone} onChange={(chosen) => onChange({ ...part, zone: chosen })}>
          <option value="">{t('all_zones')}</option>
          {board.zones.map((one) => (
            <option key={one.id} value={one.id}>
              {nameIn(language, one)}
            </option>
          ))}
          <option value={UNZONED}>{t('unzoned')}</option>
        </OptionsBox>
      )}
      {board.leads.length > 0 && (
        <OptionsBox label={t('team')} value={part.team} onChange={(team) => onChange({ ...part, team })}>
          <option value="">{t('all_teams')}</option>
          {board.leads.map(({ id, leader }) => (
            <option key={id} value={id}>
              {nameIn(language, leader)}
            </option>
          ))}
        </OptionsBox>
      )}
    </>
  );
};
