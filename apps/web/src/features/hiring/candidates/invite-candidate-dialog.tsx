import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import type { CandidateRow } from '@proline/contract/hiring/candidate';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import { instantOf, wallTimeOf, type WallTime } from '@proline/domain/time/zoned-time';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { moment } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { DateInput } from '../../../ui/date/date-input.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { ClockBox } from '../../../ui/grid/clock-box.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { settingsQuery } from '../../settings/settings.api.ts';
import { placeName, shiftName } from '../places/place-words.ts';
import { ReasonList } from './candidate-reasons.tsx';
import { expiryProblem, latestExpiry, presetsFor } from './invite-until.ts';
import classes from './candidates.module.css';

type InviteCandidateDialogProps = {
  readonly candidate: CandidateRow;
  readonly places: EventPlaces;
  readonly chosen: readonly PlacePosition[];
  readonly name: string;
  readonly reserve: boolean;
  readonly sending: boolean;
  readonly onClose: () => void;
  readonly onInvite: (until: Date) => Promise<void>;
};

const OTHER = 'other';

/** Until when the place is held: one of the usual times, or any before the work begins, or is over once it has begun. */
export const InviteCandidateDialog = ({
  candidate,
  places,
  chosen,
  name,
  reserve,
  sending,
  ...on
}: InviteCandidateDialogProps) => {
  useFocusReturn();
  const { t, language } = useTranslation('hiring');
  const { data: settings } = useQuery(settingsQuery);
  const [now] = useState(() => new Date());
  const { time_zone } = places.event;
  const latest = latestExpiry(
    chosen.map(({ shift }) => shift),
    now,
  );
  const standard = settings?.hiring.value.invitation_hours ?? DEFAULT_HIRING.invitation_hours;
  const presets = presetsFor(now, standard, latest.at);
  const [picked, setPicked] = useState<string | null>(null);
  const [wall, setWall] = useState<WallTime>(() => wallTimeOf(latest.at, time_zone));
  const [tried, setTried] = useState(false);
  const usual = presets.find(({ hours }) => hours === standard) ?? presets.at(-1);
  const choice = picked ?? (usual ? String(usual.hours) : OTHER);
  const preset = presets.find(({ hours }) => String(hours) === choice);
  const until = preset?.until ?? (wall.day === '' ? null : instantOf(wall, time_zone));
  const problem = expiryProblem(until, new Date(), latest.at);
  const words =
    problem === null ? undefined : t(problem === 'too_late' && latest.begun ? 'expiry_over' : `expiry_${problem}`);
  const send = async () => {
    setTried(true);
    if (problem !== null || until === null) return;
    try {
      await on.onInvite(until);
    } catch {
      // The failure is already on the screen; another time can be chosen.
    }
  };
  return (
    <Dialog
      open
      onClose={on.onClose}
      title={t(reserve ? 'invite_reserve_title' : 'invite_title', { name })}
      text={t('invite_text')}
      icon={<Icon of={IconSend} size="l" flip />}
      actions={
        <>
          <Button tone="secondary" onClick={on.onClose}>
            {t('cancel')}
          </Button>
          <Button loading={sending} onClick={() => void send()}>
            {t('invite')}
          </Button>
        </>
      }
    >
      <ul className={classes['asked']}>
        {chosen.map((one) => (
          <li key={one.id}>
            <b>
              <bdi>{placeName(language, one)}</bdi>
            </b>{' '}
            {shiftName(language, one.shift, time_zone)}
          </li>
        ))}
      </ul>
      {candidate.hand_only.length > 0 && <ReasonList reasons={candidate.hand_only} places={places} />}
      <SelectField
        label={t('expires')}
        value={choice}
        data-autofocus
        choices={[
          ...presets.map(({ hours, until: then }) => ({
            value: String(hours),
            label: t('expires_in', { count: hours, until: moment(language, then, time_zone) }),
          })),
          { value: OTHER, label: t('expires_else') },
        ]}
        onChange={setPicked}
      />
      {preset === undefined && (
        <UntilFields
          wall={wall}
          onChange={setWall}
          min={wallTimeOf(now, time_zone).day}
          max={wallTimeOf(latest.at, time_zone).day}
          problem={tried ? words : undefined}
        />
      )}
    </Dialog>
  );
};

type UntilFieldsProps = {
  readonly wall: WallTime;
  readonly onChange: (wall: WallTime) => void;
  readonly min: string;
  readonly max: string;
  readonly problem: string | undefined;
};

/** By the clocks of the event. */
const UntilFields = ({ wall, onChange, min, max, problem }: UntilFieldsProps) => {
  const { t } = useTranslation('hiring');
  const id = useId();
  return (
    <div>
      <div className={classes['until']}>
        <DateInput
          aria-label={t('expires_day')}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          value={wall.day}
          min={min}
          max={max}
          onChange={(day) => onChange({ ...wall, day })}
        />
        <ClockBox
          large
          label={t('expires_time')}
          invalid={problem !== undefined}
          describedBy={id}
          minutes={wall.minutes}
          onChange={(minutes) => onChange({ ...wall, minutes })}
        />
      </div>
      <FieldMessage id={id} hint={t('expires_hint')} error={problem} />
    </div>
  );
};
