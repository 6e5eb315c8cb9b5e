import { sql, type RawBuilder } from 'kysely';

/**
 * Why an admin may not approve a row of `transfers`; null: nothing is in the way. The same as `refuseTransferMove`, in the
 * same order, for many rows at once; a test compares the two.
 */
export const approvalRefusal = (alias: string, by: string): RawBuilder<string | null> => {
  const t = sql.raw(alias);
  return sql`(case
    when ${t}.voided_at is not null then 'transfer_voided'
    when ${t}.status = 'transferred' then 'transfer_already_paid'
    when ${t}.status = 'approved' then 'transfer_already_approved'
    when ${t}.held_at is not null then 'transfer_held'
    when ${t}.net_minor <= 0 and ${t}.recovered_minor = 0 then 'nothing_to_pay'
    when ${t}.bank_account_id is null and ${t}.net_minor > 0 then 'no_bank_account'
    when ${t}.created_by = ${by}::uuid or ${t}.last_edited_by = ${by}::uuid then 'own_transfer'
    when ${t}.first_approved_by = ${by}::uuid then 'first_approver'
  end)`;
};
