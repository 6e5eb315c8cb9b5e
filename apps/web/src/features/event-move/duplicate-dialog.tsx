import { DEFAULT_TIME_ZONE } from '@proline/domain/place/region';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { firstDayProblem, nextFirstDay } from '@proline/domain/event-plan/reuse-plan';
import { IconCopy } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { DateField } from '../../ui/date/date-field.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useEventTitle, type Titled } from '../event/event-title.parts.ts';
import { sendDuplicate } from './event-move.api.ts';
import { duplicateForm } from './event-move.forms.ts';

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
  useFocusReturn();
  const title = useEventTitle(event);
  const navigate = useNavigate();
  const timeZone = event.time_zone ?? DEFAULT_TIME_ZONE;
  const dayOf = (moment: Date) => wallTimeOf(moment, timeZone).day;
  const today = dayOf(new Date());
  const form = useForm(duplicateForm, {
    initial: { starts_on: event.starts_at ? nextFirstDay(dayOf(new Date(event.starts_at)), today) : '' },
    say: (problem) => t(problem),
    also: ({ starts_on }) => ({ starts_on: firstDayProblem(starts_on, today) }),
    send: async ({ starts_on }, key) => {
      const draft = await sendDuplicate(event.id, starts_on, key);
      showSuccess(t('duplicate_done', { title }));
      onClose();
      await navigate({ to: '/events/$id/plan/$step', params: { id: draft.event_id, step: 'stepOne' } });
    },
  });

  return (
    <FormDialog
      icon={<Icon of={IconCopy} size="l" />}
      title={t('duplicate_title', { title })}
      text={t('duplicate_text')}
      form={form}
      submitLabel={t('duplicate_confirm')}
      onClose={onClose}
    >
      <DateField
        {...form.field('starts_on')}
        label={t('first_day')}
        hint={t('first_day_hint')}
        min={today}
        data-autofocus
      />
    </FormDialog>
  );
};
