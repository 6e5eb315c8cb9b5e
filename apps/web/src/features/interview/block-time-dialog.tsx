import type { InterviewDay } from '@proline/contract/interview/interview';
import { blockedTimeProblem, BLOCK_REASON_MAX_LENGTH } from '@proline/domain/recruiting/blocked-time';
import { instantOf, wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconCalendarOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNow } from '../../lib/dates/now.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ClockBox } from '../../ui/grid/clock-box.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { blockTimeForm } from './blocked-time.forms.ts';
import { sendBlockedTime } from './interview.api.ts';
import classes from './interview.module.css';

type BlockTimeDialogProps = { readonly shown: InterviewDay; readonly day: string; readonly onClose: () => void };

const MINUTES_PER_HOUR = 60;
const DAY_MINUTES = 24 * MINUTES_PER_HOUR;

/** The first whole hour of the day that is ahead. */
const usualStart = ({ hours, time_zone }: InterviewDay, day: string, now: Date): number => {
  const opens = hours ? wallTimeOf(new Date(hours.starts_at), time_zone).minutes : 0;
  const { day: today, minutes } = wallTimeOf(now, time_zone);
  const next = Math.ceil(minutes / MINUTES_PER_HOUR) * MINUTES_PER_HOUR;
  return Math.min(day === today ? Math.max(opens, next) : opens, DAY_MINUTES - MINUTES_PER_HOUR);
};

/** Blocks a span of a day of an interviewer, with why. */
export const BlockTimeDialog = ({ shown, day: first, onClose }: BlockTimeDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('interview');
  const { t: forms } = useTranslation('form');
  const message = useId();
  const user = useUser();
  const now = useNow();
  const { time_zone, interviewers } = shown;
  const [interviewer_id, setInterviewer] = useState(
    interviewers.find(({ id }) => id === user?.id)?.id ?? interviewers[0]?.id ?? '',
  );
  const [day, setDay] = useState(first);
  const [from, setFrom] = useState(() => usualStart(shown, first, now));
  const [until, setUntil] = useState(from + MINUTES_PER_HOUR);
  const [tried, setTried] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const period = {
    starts_at: instantOf({ day, minutes: from }, time_zone),
    ends_at: instantOf({ day, minutes: until }, time_zone),
  };
  const problem = day === '' ? 'blocked_time_past' : blockedTimeProblem(period, now);
  const form = useForm(blockTimeForm, {
    say: (found) => forms(found, { most: BLOCK_REASON_MAX_LENGTH }),
    send: ({ reason }, key) => {
      if (problem) return undefined;
      return sendBlockedTime(
        { interviewer_id, starts_at: period.starts_at.toISOString(), ends_at: period.ends_at.toISOString(), reason },
        key,
      ).then(() => {
        showSuccess(t('time_blocked'));
        onClose();
      });
    },
  });
  const wrong = unreadable ?? (tried && problem ? t(problem) : undefined);
  const shared = { large: true, invalid: wrong !== undefined, describedBy: message, onUnreadable: setUnreadable };
  return (
    <FormDialog
      form={{
        sending: form.sending,
        props: {
          ...form.props,
          onSubmit: (event) => {
            setTried(true);
            form.props.onSubmit(event);
          },
        },
      }}
      submitLabel={t('block_time')}
      onClose={onClose}
      width={520}
      icon={<Icon of={IconCalendarOff} size="l" />}
      title={t('block_time')}
      text={t('block_text')}
    >
      <div className={classes['pair']}>
        <SelectField
          label={t('interviewer')}
          value={interviewer_id}
          choices={interviewers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setInterviewer}
        />
        <DateField label={t('day')} value={day} min={wallTimeOf(now, time_zone).day} onChange={setDay} />
      </div>
      <div>
        <div className={classes['span']}>
          <span className={classes['clock']}>
            <span aria-hidden="true">{t('from')}</span>
            <ClockBox {...shared} label={t('from')} minutes={from} onChange={setFrom} />
          </span>
          <span className={classes['clock']}>
            <span aria-hidden="true">{t('until')}</span>
            <ClockBox
              {...shared}
              label={t('until')}
              minutes={until % DAY_MINUTES}
              // midnight is the end of the day
              onChange={(minutes) => setUntil(minutes === 0 ? DAY_MINUTES : minutes)}
            />
          </span>
        </div>
        <FieldMessage id={message} error={wrong} role="status" />
      </div>
      <TextField {...form.text('reason')} label={t('block_reason')} hint={t('block_reason_hint')} data-autofocus />
    </FormDialog>
  );
};
