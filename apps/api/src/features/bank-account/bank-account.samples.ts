import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addPayee, SAMPLE_IBAN } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

export const samples: Samples = {
  getBankAccount: async (ground) => ({ params: { id: (await addPayee(ground)).id } }),
  setBankAccount: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'ushers')).id },
    body: { replaces: null, iban: SAMPLE_IBAN, bank_name: 'Oasis Bank', holder: 'HALA MANSOUR' },
  }),
  confirmBankAccount: async (ground) => {
    const { id, account_id } = await addPayee(ground);
    return { params: { id }, body: { account_id } };
  },
  revealIban: async (ground) => ({ params: { id: (await addPayee(ground)).id } }),
};
