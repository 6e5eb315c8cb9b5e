import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { useSearch } from '@tanstack/react-router';
import { statesOf } from '../batch-words.ts';
import type { ShownLines } from '../payment-batch.api.ts';

/** Which lines the address asks for. A state that this batch has no lines in by now shows all of them. */
export const useShownLines = ({ status }: Pick<PaymentBatch, 'status'>): ShownLines => {
  const { state, page } = useSearch({ strict: false });
  const isCounted = statesOf(status).some((one) => one === state);
  return {
    ...(isCounted && { state: statesOf(status).find((one) => one === state) }),
    ...(typeof page === 'number' && { page }),
  };
};
