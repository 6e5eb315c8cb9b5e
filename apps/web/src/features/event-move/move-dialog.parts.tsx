import type { EventMoves, MovedEvent } from '@proline/contract/event-move/event-move';
import type { EventStatus } from '@proline/domain/event/event-status';
import { IconLock } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { daysBetween, mediumDate, relativeDays } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useEventTitle, type Titled } from '../event/event-title.parts.ts';
import { LazyBlockers } from '../event-plan/problems/lazy-blockers.parts.tsx';
import { CompensationFields, useCompensation } from './compensation.tsx';
import { sendMove } from './event-move.api.ts';
import { cancelForm } from './event-move.forms.ts';
import { LeftOutDialog } from './left-out-dialog.tsx';
import { moveName } from './move-name.ts';
import { moveConsequences, refusalWords } from './move-words.ts';
import { useFreshMoves } from './use-moves.parts.ts';
import classes from './event-move.module.css';

type MoveDialogProps = {
  readonly event: Titled & {
    readonly id: string;
    /** When it is known, people who start the event early are told so. */
    readonly starts_at?: string | null;
    readonly time_zone?: string;
  };
  readonly to: EventStatus;
  readonly onClose: () => void;
  /** Called after the move, before onClose. */
  readonly onDone?: () => void;
};

/** Says in numbers what a move does, asks for what it needs, and makes it. It loads the current state when it opens. */
export const MoveDialog = (props: MoveDialogProps) => {
  useFocusReturn();
  const known = useFreshMoves(props.event.id, props.onClose);
  const [leftOut, setLeftOut] = useState<MovedEvent['left_out']>([]);
  if (leftOut.length > 0) {
    const close = () => {
      props.onDone?.();
      props.onClose();
    };
    return <LeftOutDialog event_id={props.event.id} left_out={leftOut} onClose={close} />;
  }
  if (!known) return null;
  const refusal = known.moves.find(({ to }) => to === props.to)?.refusal;
  if (refusal === null || refusal === 'reason_required')
    return <Confirm {...props} known={known} onLeftOut={setLeftOut} />;
  return <Refused {...props} known={known} />;
};

type Known = { readonly known: EventMoves };

type Confirming = MoveDialogProps & Known & { readonly onLeftOut: (left_out: MovedEvent['left_out']) => void };

const Confirm = ({ event, to, known, onClose, onDone, onLeftOut }: Confirming) => {
  const { t, language } = useTranslation('event-move');
  const title = useEventTitle(event);
  const [changed, setChanged] = useState(false);
  const name = moveName(known.status, to);
  const compensation = useCompensation(known);
  const offersCompensation = name === 'cancel' && compensation.offered;

  const early = name === 'start' ? earlyWords() : null;

  const confirm = async (reason: string) => {
    const paid = offersCompensation ? compensation.read() : {};
    let left_out: MovedEvent['left_out'] = [];
    try {
      const body = { to, version: known.version, ...(name === 'cancel' && { reason }), ...paid };
      ({ left_out } = (await sendMove(event.id, body)).data);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') setChanged(true);
      throw error;
    }
    showSuccess(t(`${name}_done`, { title }));
    if (left_out.length > 0) {
      onLeftOut(left_out);
      return;
    }
    onDone?.();
    onClose();
  };

  return (
    <ConfirmDialog
      open
      harmless={name !== 'cancel'}
      title={t(`${name}_title`, { title })}
      consequences={[...(early === null ? [] : [early]), ...moveConsequences(t, name, known, language)]}
      confirmLabel={t(name)}
      {...(name === 'cancel' && { cancelLabel: t('keep'), reason: { ...cancelForm, hint: t('reason_hint') } })}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {changed && (
        <p role="status" className={classes['changed']}>
          {t('changed_meanwhile')}
        </p>
      )}
      {offersCompensation && <CompensationFields {...compensation} />}
    </ConfirmDialog>
  );

  function earlyWords(): string | null {
    if (!event.starts_at) return null;
    const begins = new Date(event.starts_at);
    const days = daysBetween(new Date(), begins, event.time_zone);
    return days > 0
      ? t('begins', { day: mediumDate(language, begins, event.time_zone), days: relativeDays(language, days) })
      : null;
  }
};

/** Explains that somebody else was faster, or that something has blocked the move since the button was shown. */
const Refused = ({ event, to, known, onClose }: MoveDialogProps & Known) => {
  const { t } = useTranslation('event-move');
  const { t: status } = useTranslation('status');
  const title = useEventTitle(event);
  const refusal = known.moves.find((move) => move.to === to)?.refusal;
  const blockedByPlan = refusal === 'event_not_ready';
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<Icon of={IconLock} size="l" />}
      tone="grey"
      title={t(refusal ? 'refused_title' : 'gone_title', { title })}
      text={
        refusal ? refusalWords(t, refusal, known.touches) : t('gone_text', { status: status(`event_${known.status}`) })
      }
      actions={
        <>
          <Button tone="secondary" data-autofocus onClick={onClose}>
            {t('close')}
          </Button>
          {blockedByPlan && (
            <ButtonLink to="/events/$id/plan/$step" params={{ id: event.id, step: 'stepFour' }}>
              {t('open_plan')}
            </ButtonLink>
          )}
        </>
      }
    >
      {blockedByPlan && (
        <Suspense fallback={<Skeleton height={96} />}>
          <LazyBlockers eventId={event.id} problems={known.problems} onFollow={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
};
