import type { Interview } from '@proline/contract/interview/interview';
import { INTERVIEW_MODES, type InterviewMode } from '@proline/domain/recruiting/interview-slots';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bareTime } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone, zoneNote } from '../../lib/dates/zones.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { interviewDayQuery, interviewWeekQuery, sendBooking, sendReschedule } from './interview.api.ts';
import { isGoodPlace, PlaceField } from './place-field.tsx';
import classes from './interview.module.css';

/** Whom the interview is with; `version` is the person's. */
export type Interviewee = {
  readonly id: string;
  readonly hat: Hat;
  readonly name: string;
  readonly version: number;
};

type Chosen = { readonly day: string; readonly interviewer_id: string; readonly starts_at: string };

type SlotDialogProps = {
  readonly person: Interviewee;
  /** The planned interview, when it is moved. */
  readonly planned?: Interview | undefined;
  /** What was chosen already, such as a slot in the view of a day. */
  readonly chosen?: Partial<Chosen>;
  readonly onClose: () => void;
  readonly onDone?: () => void;
};

/** The day that somebody picked; before that the first of the week from today on that has an open time. Empty while it is looked for. */
const useOpenDay = (today: string, picked: string | undefined): string => {
  const { data, isPending } = useQuery({ ...interviewWeekQuery(today), enabled: picked === undefined });
  if (picked !== undefined) return picked;
  return isPending ? '' : (data?.days.find(({ open }) => open > 0)?.day ?? today);
};

/** Books an interview or moves one: who, on which day, at what time, and how. Taken times are not offered. */
export const SlotDialog = ({ person, planned, chosen = {}, onClose, onDone }: SlotDialogProps) => {
  useFocusReturn();
  const { t, language } = useTranslation('interview');
  const user = useUser();
  const zone = useRecordsZone((state) => state.zone);
  const today = wallTimeOf(useNow(), zone).day;
  const [picked, setPicked] = useState(chosen.day ?? (planned && wallTimeOf(new Date(planned.starts_at), zone).day));
  const day = useOpenDay(today, picked);
  const [interviewer, setInterviewer] = useState(chosen.interviewer_id ?? planned?.interviewer_id ?? '');
  const [starts, setStarts] = useState(chosen.starts_at ?? '');
  const [mode, setMode] = useState<InterviewMode>(planned?.mode ?? 'video');
  const [places, setPlaces] = useState({ video: '', office: '', phone: '', [mode]: planned?.place ?? '' });
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const { data, isPlaceholderData } = useQuery({ ...interviewDayQuery(day), enabled: day !== '' });
  const interviewers = data?.interviewers.filter(({ open, interviews }) => open.length + interviews.length > 0) ?? [];
  const all = data?.interviewers ?? [];
  // whoever is signed in interviews, unless another one is chosen
  const known = all.find(({ id }) => id === interviewer) ?? all.find(({ id }) => id === user?.id) ?? all[0];
  const slots = isPlaceholderData ? [] : (known?.open ?? []);
  const [first] = slots;
  const slot = slots.find(({ starts_at }) => starts_at === starts);

  const send = async () => {
    setTried(true);
    if (!slot || !known || !isGoodPlace(mode, places[mode])) return;
    const asked = { interviewer_id: known.id, starts_at: slot.starts_at, mode, place: places[mode] };
    setSending(true);
    try {
      if (planned) await sendReschedule(planned.id, { ...asked, version: planned.version });
      else await sendBooking({ ...asked, person_id: person.id, hat: person.hat, version: person.version });
    } catch {
      // The failure is already on the screen; what is open now is loaded again.
      return;
    } finally {
      setSending(false);
    }
    showSuccess(planned ? t('moved') : t('booked', { name: person.name }));
    onDone?.();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      width={520}
      icon={<Icon of={IconCalendarPlus} size="l" />}
      title={t(planned ? 'move_title' : 'book_title', { name: person.name })}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button loading={sending} onClick={() => void send()}>
            {t(planned ? 'move' : 'book')}
          </Button>
        </>
      }
    >
      <div className={classes['pair']}>
        <SelectField
          label={t('interviewer')}
          value={known?.id ?? ''}
          choices={(interviewers.length > 0 ? interviewers : all).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setInterviewer}
        />
        <DateField label={t('day')} value={day} min={today} onChange={setPicked} />
      </div>
      <div>
        <Segmented
          label={t('mode')}
          value={mode}
          options={INTERVIEW_MODES.map((value) => ({ value, label: t(`mode_${value}`) }))}
          onChange={setMode}
        />
      </div>
      <PlaceField
        mode={mode}
        place={places[mode]}
        tried={tried}
        onChange={(place) => setPlaces((before) => ({ ...before, [mode]: place }))}
      />
      <fieldset className={classes['slots']}>
        <legend className={classes['legend']}>
          {t('slots')}
          {first && zoneNote(language, new Date(first.starts_at), zone)}
        </legend>
        {data === undefined && <Skeleton height={72} />}
        {data !== undefined && slots.length === 0 && (
          <p className={classes['muted']}>{t(data.hours ? 'no_slots' : 'day_closed')}</p>
        )}
        {slots.map(({ starts_at }) => (
          <label key={starts_at} className={classes['slot']}>
            <input
              type="radio"
              name="slot"
              checked={slot?.starts_at === starts_at}
              onChange={() => setStarts(starts_at)}
            />
            <bdi dir="ltr">{bareTime(language, new Date(starts_at), zone)}</bdi>
          </label>
        ))}
      </fieldset>
      {tried && !slot && (
        <p className={classes['problem']} role="alert">
          {t('slot_missing')}
        </p>
      )}
    </Dialog>
  );
};
