import type { createTransfer } from '@proline/contract/transfer-move/transfer-move';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hatOf } from '../person/person.service.ts';
import { settleRecoveries } from '../recovery/settling.service.ts';
import { holdEvent, holdLiving } from './transfer-facts.queries.ts';
import { insertTransfer } from './transfer-move.queries.ts';

/** Somebody else has to approve it. What the payee owes is taken from it like from any other. */
export const addTransfer: Handler<typeof createTransfer> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { person_id, event_id, currency, amount_minor, kind, reason } = body;
    if (event_id !== null) {
      const event = await holdEvent(tx, event_id);
      if (!event || event.status === 'draft') throw new Refusal('event_not_payable');
      if (event.currency !== currency) throw new Refusal('currency_not_of_event');
    }
    const payee = await holdLiving(tx, person_id);
    if (!payee) throw new Refusal('payee_gone');
    const made = await insertTransfer(tx, { ...body, hat: hatOf(payee), by: admin.id });
    await settleRecoveries(tx, [person_id]);
    await audit({
      action: 'create',
      entity: 'transfer',
      record_id: made.id,
      person_id,
      after: { kind, amount_minor, currency, reason, status: 'pending_approval' },
    });
    return { data: made };
  });
