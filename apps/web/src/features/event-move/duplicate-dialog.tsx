import { DEFAULT_TIME_ZONE } from '@proline/domain/place/region';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { firstDayProblem, nextFirstDay } from '@proline/domain/event-plan/reuse-plan';
import { IconCopy } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { useEventTitle, type Titled } from '../event/event-title.parts.ts';
import { sendDuplicate } from './event-move.api.ts';

type DuplicateDialogProps = {
  readonly event: Titled & {
    readonly id: string;
    /** When it is known, the same weekday is proposed. */
    readonly starts_at?: string | null;
    readonly time_zone?: string;
  };
  readonly onClose: () => void;
};

/** Creates a draft like this event on another date, and opens its plan. */
export const DuplicateDialog = ({ event, onClose }: DuplicateDialogProps) => {
  const { t } = useTranslation('event-move');
  const { t: forms } = useTranslation('form');
  useFocusReturn();
  const title = useEventTitle(event);
  const navigate = useNavigate();
  const form = useId();
  const timeZone = event.time_zone ?? DEFAULT_TIME_ZONE;
  const dayOf = (moment: Date) => wallTimeOf(moment, timeZone).day;
  const today = dayOf(new Date());
  const [chosen, setChosen] = useState(() => ({
    day: event.starts_at ? nextFirstDay(dayOf(new Date(event.starts_at)), today) : '',
    // The key stays the same for the same day: sending it again after a lost answer creates no second draft.
    key: newIdempotencyKey(),
  }));
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const problem = firstDayProblem(chosen.day, today);

  const submit = async (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    setTried(true);
    if (problem !== undefined || sending) return;
    setSending(true);
    try {
      const draft = await sendDuplicate(event.id, chosen.day, chosen.key);
      showSuccess(t('duplicate_done', { title }));
      onClose();
      await navigate({ to: '/events/$id/plan/$step', params: { id: draft.event_id, step: 'stepOne' } });
    } catch {
      // The error is already on the screen. The dialog stays open for another try.
      setSending(false);
    }
  };

  return (
    <Dialog
      open
      onClose={() => {
        if (!sending) onClose();
      }}
      icon={<Icon of={IconCopy} size="l" />}
      title={t('duplicate_title', { title })}
      text={t('duplicate_text')}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {forms('cancel')}
          </Button>
          <Button type="submit" form={form} loading={sending}>
            {t('duplicate_confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(submitted) => void submit(submitted)}>
        <DateField
          label={t('first_day')}
          hint={t('first_day_hint')}
          error={tried && problem !== undefined ? t(problem) : undefined}
          min={today}
          data-autofocus
          required
          value={chosen.day}
          onChange={(day) => setChosen({ day, key: newIdempotencyKey() })}
        />
      </form>
    </Dialog>
  );
};
