import type { TeamLeaderStatus } from '../people/team-leader-status.ts';
import type { UsherStatus } from '../people/usher-status.ts';

export const PROMOTION_REFUSALS = ['already_leader', 'usher_not_approved'] as const;
type PromotionRefusal = (typeof PROMOTION_REFUSALS)[number];

/** The statuses of both hats; null: the person does not wear it. */
type Hats = { readonly usher_status: UsherStatus; readonly leader_status: TeamLeaderStatus | null };

/** Why an usher cannot get the team leader's hat, which begins as pending; null: they can. */
export const refusePromotion = ({ usher_status, leader_status }: Hats): PromotionRefusal | null => {
  if (leader_status !== null) return 'already_leader';
  return usher_status === 'approved' ? null : 'usher_not_approved';
};
