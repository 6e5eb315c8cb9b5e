import type { Samples } from '../../testing/sample/sample-ground.ts';

export const samples: Samples = {
  getLedgerBalances: () => Promise.resolve({ query: {} }),
  getLedgerProof: () => Promise.resolve({}),
  proveLedger: () => Promise.resolve({}),
};
