import type { LeaderMoves } from '@proline/contract/team-leader-move/team-leader-move';
import type { LeaderMoveRefusal, LeaderStep } from '@proline/domain/recruiting/leader-move';
import { IconArrowBackUp, IconArrowsDiagonal, IconCheck, IconClock, IconDots, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ComponentProps } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/menu.tsx';
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

type Decided = { readonly id: string; readonly name: string };

/** What can be decided about a leader, why not, and the dialog that asks first. Not loaded until it is wanted. */
const useLeaderDecision = ({ id, name }: Decided, wanted = true) => {
  const { t } = useTranslation('team-leader-move');
  const { data } = useQuery({ ...leaderMovesQuery(id), enabled: wanted });
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const [sending, setSending] = useState(false);
  const whyOf = useWhy();
  const send = async (step: LeaderStep, reason?: string) => {
    if (!data) return;
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
  const moves = (data?.moves ?? []).map(({ step, refusal }) => {
    const question = askedOf(step);
    return {
      step,
      asks: question !== undefined,
      why: refusal === null || !data ? null : whyOf(refusal, data),
      start: () => (question === undefined ? void run(step) : setAsked(question)),
    };
  });
  const future = data?.future_events ?? 0;
  const futureLost = future > 0 ? [t('future_events', { count: future })] : [];
  const dialog = asked !== null && (
    <ConfirmDialog
      open
      harmless={asked === 'return' && future === 0}
      title={t(`${asked}_title`, { name })}
      text={t(`${asked}_text`)}
      {...(asked === 'return' && { consequences: futureLost })}
      confirmLabel={t(asked)}
      {...(asked === 'turn_down' && { reason: { ...turnDownForm, hint: t('reason_hint') } })}
      onConfirm={(reason) => send(asked, asked === 'turn_down' ? reason : undefined)}
      onCancel={() => setAsked(null)}
    />
  );
  return { moves, sending, dialog };
};

/** What can be decided about a leader now; nothing for those who may not decide. A shut step says why beside it. */
export const LeaderMoveButtons = (leader: Decided) => {
  const { moves, sending, dialog } = useLeaderDecision(leader);
  // the one that moves on stands last, where the eye ends
  return (
    <>
      {moves.toReversed().map(({ step, asks, why, start }) => (
        <MoveButton key={step} step={step} why={why} loading={sending && !asks} onClick={start} />
      ))}
      {dialog}
    </>
  );
};

/** The same at the end of a row, behind one button, with the way to the leader's page. A shut step says why. */
export const LeaderRowMenu = (leader: Decided) => {
  const { t } = useTranslation('team-leader-move');
  // A list has many of these menus, so what can be decided is loaded when one is opened.
  const [opened, setOpened] = useState(false);
  const { moves, dialog } = useLeaderDecision(leader, opened);
  const label = t('more_about', { name: leader.name });
  const items: MenuItem[] = [
    {
      key: 'open',
      label: t('open'),
      icon: <Icon of={IconArrowsDiagonal} />,
      link: { to: '/leaders/$id', params: { id: leader.id } },
    },
    ...moves.map(({ step, asks, why, start }) => ({
      key: step,
      label: asks ? `${t(step)}…` : t(step),
      icon: <Icon of={ICONS[step]} />,
      danger: step === 'turn_down',
      disabled: why ?? undefined,
      run: start,
    })),
  ];
  return (
    <>
      <Menu
        label={label}
        items={items}
        onOpen={() => setOpened(true)}
        trigger={(props) => (
          <IconButton label={label} {...props}>
            <Icon of={IconDots} size="l" />
          </IconButton>
        )}
      />
      {dialog}
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
