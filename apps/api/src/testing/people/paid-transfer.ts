import { addPlaces, addRow, assign } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';

export type Columns = Readonly<Record<string, unknown>>;
const PAID = { status: 'transferred', transferred_on: '2025-11-16', bank_reference: 'R7K-44722' } as const;

/** Two lines of work, a deduction and a recovery: 310 + 165 − 38.25 − 10. */
export async function addPaidTransfer(app: TestApp, person: Columns = {}, transfer: Columns = PAID) {
  const usher = await addRow(app.pool, 'ushers', { name_en: 'Karim Fathy', name_ar: 'كريم فتحي', ...person });
  const account = await addRow(app.pool, 'bank_accounts', {
    person_id: usher.id,
    iban_last4: '7781',
    bank_name: 'Al Rajhi Bank',
  });
  const places = await addPlaces(app.pool, { event: { title_en: 'Winter Market', title_ar: 'سوق الشتاء' } });
  const work = await assign(app.pool, places, usher.id);
  const approver = await app.signIn('finance');
  const approved = { approved_by: approver.id, approved_at: new Date('2025-11-12') };
  const { id, code } = await addRow(app.pool, 'transfers', {
    usher_id: usher.id,
    event_id: places.event_id,
    bank_account_id: account.id,
    gross_minor: 47_500,
    deductions_minor: 4_825,
    recovered_minor: 1_000,
    ...(transfer['status'] === 'transferred' && approved),
    ...transfer,
  });
  const recovery = await addRow(app.pool, 'recoveries', {
    person_id: usher.id,
    amount_minor: 1_000,
    created_by: approver.id,
  });
  await app.pool.query(
    `insert into transfer_lines (transfer_id, assignment_id, recovery_id, kind, minutes, rate_minor, factor, amount_minor)
     values ($1, $2, null, 'work', 465, 4000, 1, 31000), ($1, $2, null, 'overtime', 165, 4000, 1.5, 16500),
       ($1, $2, null, 'late', null, null, 1, -3825), ($1, null, $3, 'recovery', null, null, 1, -1000)`,
    [id, work.id, recovery.id],
  );
  return { id, code, usher_id: usher.id };
}
