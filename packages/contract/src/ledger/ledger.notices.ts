import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** The nightly proof has found that the ledger and what it is about say different things. */
export const ledgerDisagrees = /* @__PURE__ */ notice('ledger_disagrees', {
  access: 'ledger.read',
  optional: false,
  params: z.object({ differences: z.int() }),
});

/** For more than a week, each transfer once at each of its statuses. */
export const transfersWaiting = /* @__PURE__ */ notice('transfers_waiting', {
  access: 'transfers.write',
  optional: true,
  params: z.object({ transfers: z.int() }),
});

/** Whose account it is stands where the link leads: who is deleted later must not stay here. */
export const bankAccountChanged = /* @__PURE__ */ notice('bank_account_changed', {
  access: 'transfers.write',
  optional: true,
  /** pending transfers that now go to the new account */
  params: z.object({ waiting: z.int() }),
});
