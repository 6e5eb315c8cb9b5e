import { addPayer } from '../../testing/bank/sample-batch.ts';
import type { Samples } from '../../testing/sample/sample-ground.ts';
import { SAMPLE_IBAN } from '../../testing/sample/sample-person.ts';

export const samples: Samples = {
  addPayerAccount: () =>
    Promise.resolve({
      body: {
        label: 'Main account',
        holder: 'Proline Events Co.',
        bank_name: 'Al Rajhi Bank',
        bic: 'RJHISARI',
        currency: 'SAR',
        iban: SAMPLE_IBAN,
      },
    }),
  archivePayerAccount: async (ground) => ({
    params: { id: await addPayer(ground) },
    body: { archived: true },
  }),
};
