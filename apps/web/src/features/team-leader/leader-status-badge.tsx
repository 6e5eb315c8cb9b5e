import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { StatusBadge } from '../status/status-badge.parts.tsx';

type LeaderStatusBadgeProps = { readonly status: TeamLeaderStatus; readonly turnedDown?: boolean };

/** Whoever was turned down stays pending, but nobody waits for them. */
export const LeaderStatusBadge = ({ status, turnedDown = false }: LeaderStatusBadgeProps) => {
  const { t } = useTranslation('status');
  const { t: leaders } = useTranslation('team-leader');
  if (turnedDown) return <StatusBadge status="rejected">{leaders('turned_down')}</StatusBadge>;
  return <StatusBadge status={status}>{t(`team_leader_${status}`)}</StatusBadge>;
};
