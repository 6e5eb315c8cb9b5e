import { tell, type By } from './concerned.service.ts';
import { askLeadsAgain } from './lead-answer.queries.ts';
import { findEventNamed } from './reconfirm.queries.ts';

/** Whoever goes on leading what has changed is told, and asked whether it still holds. */
export async function askLeaders(by: By, leader_ids: readonly string[]): Promise<void> {
  const asked = await askLeadsAgain(by.tx, by.event_id, leader_ids);
  if (asked.length === 0) return;
  const { title_en } = await findEventNamed(by.tx, by.event_id);
  await by.audit(
    ...asked.map(({ leader_id, starts_at }) => ({
      action: 'ask_to_reconfirm' as const,
      entity: 'team_leader' as const,
      record_id: leader_id,
      person_id: leader_id,
      after: { event: title_en, starts_at: starts_at.toISOString() },
    })),
  );
  await tell(
    by,
    'lead_changed',
    asked.map(({ leader_id }) => leader_id),
    null,
  );
}

type LeadersChanged = {
  readonly come: readonly string[];
  readonly go: readonly string[];
  /** their new hours clash with something else */
  readonly lost: readonly string[];
};

export async function tellLeaders(by: By, { come, go, lost }: LeadersChanged) {
  await tell(by, 'chosen_to_lead', come, null);
  await tell(by, 'lead_released', go, null);
  await tell(by, 'lead_clashed', lost, null);
  if (lost.length === 0) return;
  const { title_en } = await findEventNamed(by.tx, by.event_id);
  await by.audit(
    ...lost.map((leader_id) => ({
      action: 'release' as const,
      entity: 'team_leader' as const,
      record_id: leader_id,
      person_id: leader_id,
      after: { event: title_en, release_reason: 'times_changed' },
    })),
  );
}
