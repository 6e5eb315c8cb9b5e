import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { bareTime } from '../../../lib/dates/dates.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { OptionsBox } from '../../../ui/choice/options-box.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { askRollCall, sendRollCall } from '../attendance.api.ts';
import { isHere, peopleOfPart, type CalledPart } from './called-people.ts';
import list from '../people-list.module.css';
import classes from './roll-call.module.css';

type RollCallDialogProps = {
  readonly board: EventBoard;
  /** The shift to begin with. */
  readonly shiftId: string;
  readonly onClose: () => void;
};

type Preview = Awaited<ReturnType<typeof askRollCall>>;

const WIDTH_PX = 640;

/** Tick who is here; the rest become no-shows, once the numbers have been restated. */
export const RollCallDialog = ({ board, shiftId, onClose }: RollCallDialogProps) => {
  const { t, language } = useTranslation('attendance');
  useFocusReturn();
  const [part, setPart] = useState<CalledPart>({ shift: shiftId, zone: '', team: '' });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [preview, setPreview] = useState<Preview | null>(null);
  const [reason, setReason] = useState('');
  const [sending, setSending] = useState(false);
  const people = peopleOfPart(board, part);
  const present = people.filter((person) => isHere(person) || ticked.has(person.id));
  const body = {
    shift_id: part.shift,
    zone_id: part.zone === '' || part.zone === UNZONED ? null : part.zone,
    unzoned: part.zone === UNZONED,
    lead_id: part.team || null,
    present: present.map(({ id }) => id),
  };
  const during = async (work: () => Promise<void>) => {
    setSending(true);
    try {
      await work();
    } catch (error) {
      // call() has already shown the reason; changed numbers are looked at again.
      if (error instanceof ApiError) setPreview(null);
    } finally {
      setSending(false);
    }
  };
  const ask = () => during(async () => setPreview(await askRollCall(board.event.id, body)));
  const close = ({ fingerprint }: Preview) =>
    during(async () => {
      const done = await sendRollCall(board.event.id, { ...body, fingerprint, ...(reason !== '' && { reason }) });
      showSuccess(t('roll_call_done', { here: done.checks_in + done.here_already, absent: done.no_shows }));
      onClose();
    });
  const absent = people.filter(({ id, state }) => state === 'expected' && !ticked.has(id)).length;
  return (
    <Dialog
      open
      width={WIDTH_PX}
      onClose={() => !sending && onClose()}
      icon={<Icon of={IconListCheck} size="l" />}
      title={t('roll_call')}
      text={t('roll_call_text')}
      actions={
        preview === null ? (
          <>
            <Button tone="secondary" onClick={onClose}>
              {t('close')}
            </Button>
            <Button loading={sending} onClick={() => void ask()}>
              {t('roll_call_close', { count: absent })}
            </Button>
          </>
        ) : (
          <>
            <Button tone="secondary" data-autofocus onClick={() => setPreview(null)}>
              {t('roll_call_back')}
            </Button>
            <Button
              tone={preview.no_shows > 0 ? 'danger' : 'primary'}
              loading={sending}
              onClick={() => void close(preview)}
            >
              {t('roll_call_confirm')}
            </Button>
          </>
        )
      }
    >
      {preview === null ? (
        <>
          <PartChoices board={board} part={part} onChange={setPart} />
          <p className={classes['sum']} role="status">
            {t('here_of', { here: present.length, all: people.length })}
            <Checkbox
              label={t('tick_all')}
              showLabel
              checked={present.length === people.length && people.length > 0}
              mixed={present.length > 0 && present.length < people.length}
              onChange={(all) => setTicked(new Set(all ? people.map(({ id }) => id) : []))}
            />
          </p>
          <ul className={list['people']} aria-label={t('roll_call')}>
            {people.map((person) => (
              <li key={person.id} className={classes['row']}>
                <PersonTick
                  board={board}
                  person={person}
                  ticked={isHere(person) || ticked.has(person.id)}
                  onTick={(on) =>
                    setTicked(
                      (before) => new Set(on ? [...before, person.id] : [...before].filter((id) => id !== person.id)),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <ul className={classes['numbers']}>
            <li>{t('restated_in', { count: preview.checks_in })}</li>
            <li>{t('restated_here', { count: preview.here_already })}</li>
            <li data-bad={preview.no_shows > 0 || undefined}>{t('restated_absent', { count: preview.no_shows })}</li>
          </ul>
          <p className={classes['names']}>
            {board.people
              .filter(({ id }) => preview.absent.includes(id))
              .map(({ id, usher }) => (
                <bdi key={id} lang="">
                  {nameIn(language, usher)}
                </bdi>
              ))}
          </p>
          {preview.no_shows > 0 && (
            <OptionsBox label={t('reason')} value={reason} onChange={setReason}>
              <option value="">{t('no_reason')}</option>
              {board.rules.no_show_reasons.map(({ en, ar }) => (
                <option key={en} value={ownFirst(language, en, ar)[0]}>
                  {ownFirst(language, en, ar)[0]}
                </option>
              ))}
            </OptionsBox>
          )}
        </>
      )}
    </Dialog>
  );
};

type PersonTickProps = {
  readonly board: EventBoard;
  readonly person: BoardPerson;
  readonly ticked: boolean;
  readonly onTick: (on: boolean) => void;
};

/** Who is on record already stays so: a roll-call takes nothing back. */
const PersonTick = ({ board, person, ticked, onTick }: PersonTickProps) => {
  const { t, language } = useTranslation('attendance');
  const zone = board.zones.find(({ id }) => id === person.zone_id);
  const [, other] = ownFirst(language, person.usher.name_en, person.usher.name_ar);
  return (
    <>
      <Checkbox
        label={nameIn(language, person.usher)}
        showLabel
        checked={ticked}
        disabled={isHere(person)}
        onChange={onTick}
      />
      <bdi lang="" className={classes['other']}>
        {other}
      </bdi>
      <span className={classes['where']}>
        {person.checked_in_at !== null &&
          t('chip_in', { time: bareTime(language, new Date(person.checked_in_at), board.event.time_zone) })}
        {person.state === 'no_show' && t('chip_no_show')}
        {zone && <bdi lang="">{nameIn(language, zone)}</bdi>}
      </span>
    </>
  );
};

type PartChoicesProps = {
  readonly board: EventBoard;
  readonly part: CalledPart;
  readonly onChange: (part: CalledPart) => void;
};

const PartChoices = ({ board, part, onChange }: PartChoicesProps) => {
  const { t, language } = useTranslation('attendance');
  const zone = board.event.time_zone;
  const day = board.shifts.find(({ id }) => id === part.shift)?.work_date;
  const shifts = board.shifts.filter(({ work_date }) => work_date === day);
  const clock = (moment: string) => bareTime(language, new Date(moment), zone);
  return (
    <div className={classes['choices']}>
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
    </div>
  );
};
