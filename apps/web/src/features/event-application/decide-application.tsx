import type {
  ApplicationDetail,
  DecidedApplication,
  ShiftRefusal,
} from '@proline/contract/event-application/event-application';
import { mayDo } from '@proline/domain/account/permission';
import { APPLICATION_MOVES } from '@proline/domain/event/application-status';
import type { Decision } from '@proline/domain/event-application/application-move';
import { canMove } from '@proline/domain/status/status-moves';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCheck, IconColumns2, IconHourglass, IconUserPause, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { offerUndo } from '../../lib/api/undo.ts';
import { bareTime, weekdayDate } from '../../lib/dates/dates.ts';
import { openNext, useSeen } from '../../lib/screen/use-seen.ts';
import { useLetterKeys } from '../../lib/screen/use-letter-keys.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { KeyCap } from '../../ui/picture/key-cap.tsx';
import { sendDecision } from './event-application.api.ts';
import { rejectForm } from './event-application.forms.ts';
import classes from './applicant.module.css';

type DecideApplicationProps = {
  readonly application: ApplicationDetail;
  readonly onDecided: () => void;
  readonly compare: (() => void) | undefined;
};

/** The decisions, each by one key; what was decided can be taken back from its message. */
export const DecideApplication = ({ application, onDecided, compare }: DecideApplicationProps) => {
  const { t, language } = useTranslation('event-application');
  const user = useUser();
  const [rejecting, setRejecting] = useState(false);
  const [sending, setSending] = useState(false);
  const { id, status, version, usher, shifts, in_role, event } = application;
  const name = nameIn(language, usher);
  const mayDecide = user !== null && mayDo(user.permission_set, 'applications.write');
  const offered = (to: Decision) => mayDecide && canMove(APPLICATION_MOVES, status, to);
  const isOpen = useSeen(true) && !sending;
  const fits = shifts.filter(({ refusal }) => refusal === null).length;
  const standBy = shifts.filter(({ as_reserve }) => as_reserve).length;

  const decide = async (to: Decision, more: { readonly reason?: string; readonly reserve?: true } = {}) => {
    setSending(true);
    try {
      const decided = await sendDecision(id, { to, version, ...more });
      if (to === 'pending') showSuccess(t(decided.status === 'waitlisted' ? 'waitlisted' : 'undone', { name }));
      else
        offerUndo(
          told(decided),
          () => sendDecision(id, { to: 'pending', version: decided.version }),
          leftOut(decided.shifts),
        );
    } finally {
      setSending(false);
    }
    openNext(onDecided);
  };
  const told = ({ status: to, shifts: results }: DecidedApplication): string => {
    const booked = results.filter(({ refusal }) => refusal === null).length;
    if (to !== 'accepted') return t(to === 'waitlisted' ? 'waitlisted' : 'rejected', { name });
    const reserves = results.filter(({ reserve }) => reserve).length;
    if (reserves > 0 && reserves === booked) return t('stands_by', { name });
    if (reserves > 0) return t('accepted_mixed', { name, places: booked - reserves, reserves });
    return booked === results.length
      ? t('accepted', { name })
      : t('accepted_part', { name, booked, all: results.length });
  };
  /** What was not booked, by the reason. */
  const leftOut = (results: DecidedApplication['shifts']): string | undefined => {
    const left = new Map<ShiftRefusal, string[]>();
    for (const { shift_id, refusal } of results) {
      const shift = shifts.find((one) => one.shift_id === shift_id);
      if (refusal === null || !shift) continue;
      const from = new Date(shift.starts_at);
      const when = `${weekdayDate(language, from, event.time_zone)} ${bareTime(language, from, event.time_zone)}`;
      left.set(refusal, [...(left.get(refusal) ?? []), when]);
    }
    if (left.size === 0) return undefined;
    const words = [...left].map(([why, when]) => `${withCommas(language, when)} (${t(`why_${why}`)})`);
    return t('left_out', { shifts: withCommas(language, words) });
  };
  // a failure is already on the screen
  const run =
    (to: Decision, more: Parameters<typeof decide>[1] = {}) =>
    () =>
      void decide(to, more).catch(() => undefined);
  const accept = offered('accepted') && fits > 0 && isOpen ? run('accepted') : undefined;
  const asReserve = offered('accepted') && standBy > 0 && isOpen ? run('accepted', { reserve: true }) : undefined;
  const reject = offered('rejected') && isOpen ? () => setRejecting(true) : undefined;
  const waitlist = offered('waitlisted') && isOpen ? run('waitlisted') : undefined;
  useLetterKeys({ KeyA: accept, KeyS: asReserve, KeyR: reject, KeyW: waitlist, KeyC: compare }, !rejecting);

  return (
    <footer className={classes['decisions']} data-bottom-bar>
      {compare && (
        <Button tone="secondary" aria-keyshortcuts="C" onClick={compare}>
          <Icon of={IconColumns2} />
          {t('compare')}
        </Button>
      )}
      {offered('accepted') && (
        <span className={classes['foretold']} id={`fits-${id}`}>
          {fits === 0 ? (
            t(standBy === 0 ? 'nothing_fits' : 'only_reserve')
          ) : (
            <>
              <span>{t('books', { count: fits })}</span>
              <span>{t('then_left', { count: Math.max(0, in_role.places_left - fits) })}</span>
            </>
          )}
        </span>
      )}
      <span className={classes['buttons']}>
        {offered('pending') && status !== 'waitlisted' && (
          <Button tone="secondary" loading={sending} onClick={run('pending')}>
            {t('take_back')}
          </Button>
        )}
        {offered('rejected') && (
          <Button tone="secondary" data-decision="rejected" aria-keyshortcuts="R" onClick={reject}>
            <Icon of={IconX} />
            {t('reject')}
            <KeyCap silent>R</KeyCap>
          </Button>
        )}
        {offered('waitlisted') && (
          <Button tone="secondary" aria-keyshortcuts="W" onClick={waitlist}>
            <Icon of={IconHourglass} />
            {t('waitlist')}
            <KeyCap silent>W</KeyCap>
          </Button>
        )}
        {offered('accepted') && standBy > 0 && (
          <Button tone="secondary" aria-keyshortcuts="S" onClick={asReserve}>
            <Icon of={IconUserPause} />
            {t('accept_reserve')}
            <KeyCap silent>S</KeyCap>
          </Button>
        )}
        {offered('accepted') && (
          <Button
            loading={sending}
            aria-keyshortcuts="A"
            {...(accept ? { onClick: accept } : { 'aria-disabled': true, 'aria-describedby': `fits-${id}` })}
          >
            <Icon of={IconCheck} />
            {t('accept')}
            <KeyCap silent>A</KeyCap>
          </Button>
        )}
      </span>
      {rejecting && (
        <RejectDialog
          name={name}
          onClose={() => setRejecting(false)}
          onReject={async (reason) => {
            await decide('rejected', { reason });
            setRejecting(false);
          }}
        />
      )}
    </footer>
  );
};

type RejectDialogProps = {
  readonly name: string;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => Promise<void>;
};

const RejectDialog = ({ name, onClose, onReject }: RejectDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('event-application');
  return (
    <ConfirmDialog
      open
      title={t('reject_title', { name })}
      text={t('reject_text')}
      confirmLabel={t('reject')}
      reason={rejectForm}
      onConfirm={onReject}
      onCancel={onClose}
    />
  );
};
