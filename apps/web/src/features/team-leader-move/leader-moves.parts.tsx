import type { LeaderMoves } from '@proline/contract/team-leader-move/team-leader-move';
import type { LeaderMoveRefusal, LeaderStep } from '@proline/domain/recruiting/leader-move';
import { IconArrowBackUp, IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ComponentProps } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { leaderMovesQuery, sendLeaderMove } from './team-leader-move.api.ts';
import { turnDownForm } from './team-leader-move.forms.ts';
import classes from './team-leader-move.module.css';

const ICONS: Readonly<Record<LeaderStep, ComponentProps<typeof Icon>['of']>> = {
  approve: IconCheck,
  turn_down: IconX,
  return: IconClock,
  take_back: IconArrowBackUp,
};

/** These ask before they are done. */
const ASKED = ['turn_down', 'return'] as const;
type AskedStep = (typeof ASKED)[number];
const askedOf = (step: LeaderStep): AskedStep | undefined => ASKED.find((one) => one === step);

/** What can be decided about a leader now; nothing for those who may not decide. A shut step says why beside it. */
export const LeaderMoveButtons = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { t } = useTranslation('team-leader-move');
  const { data } = useQuery(leaderMovesQuery(id));
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const [sending, setSending] = useState(false);
  const whyOf = useWhy();
  if (!data) return null;
  const send = async (step: LeaderStep, reason?: string) => {
    await sendLeaderMove(id, { step, version: data.version, ...(reason !== undefined && { reason }) });
    showSuccess(t(`done_${step}`, { name }));
    setAsked(null);
  };
  const run = async (step: LeaderStep) => {
    setSending(true);
    try {
      await send(step);
    } catch {
      // The failure is already on the screen; what is true now is loaded again.
    }
    setSending(false);
  };
  // the one that moves on stands last, where the eye ends
  return (
    <>
      {data.moves.toReversed().map(({ step, refusal }) => {
        const question = askedOf(step);
        return (
          <MoveButton
            key={step}
            step={step}
            why={refusal === null ? null : whyOf(refusal, data)}
            loading={sending && question === undefined}
            onClick={() => (question === undefined ? void run(step) : setAsked(question))}
          />
        );
      })}
      {asked !== null && (
        <ConfirmDialog
          open
          harmless={asked === 'return'}
          title={t(`${asked}_title`, { name })}
          text={t(`${asked}_text`)}
          confirmLabel={t(asked)}
          {...(asked === 'turn_down' && { reason: { ...turnDownForm, hint: t('reason_hint') } })}
          onConfirm={(reason) => send(asked, asked === 'turn_down' ? reason : undefined)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
};

type MoveButtonProps = {
  readonly step: LeaderStep;
  readonly why: string | null;
  readonly loading: boolean;
  readonly onClick: () => void;
};

const MoveButton = ({ step, why, loading, onClick }: MoveButtonProps) => {
  const { t } = useTranslation('team-leader-move');
  const id = useId();
  return (
    <span className={classes['move']}>
      <Button
        tone={step === 'approve' ? 'primary' : 'secondary'}
        loading={loading}
        {...(why === null ? { onClick } : { 'aria-disabled': true, 'aria-describedby': id })}
      >
        <Icon of={ICONS[step]} />
        {t(step)}
      </Button>
      {why !== null && (
        <span id={id} className={classes['why']}>
          {why}
        </span>
      )}
    </span>
  );
};

const useWhy = () => {
  const { t, language } = useTranslation('team-leader-move');
  const { t: persons } = useTranslation('person');
  return (refusal: LeaderMoveRefusal, { missing, pass_mark, live_events }: LeaderMoves): string => {
    if (refusal === 'leads_live_event') return t('why_leads_live_event', { count: live_events });
    return t(`why_${refusal}`, {
      what: withCommas(
        language,
        missing.map((need) => persons(`missing_${need}`)),
      ),
      mark: formatNumber(language, pass_mark),
    });
  };
};
