import type { batchList } from '@proline/contract/payment-batch/payment-batch';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { laterPage, oneOf, searchOf } from '../../lib/screen/search-readers.ts';

const TEXTS = ['list', 'payment-batch', 'new-batch', 'status'] as const;

const batches = createRoute({
  getParentRoute: () => shell,
  path: '/transactions/batches',
  validateSearch: listSearch<typeof batchList>(),
  ...screen({
    page: () => import('./batch-list-page.tsx').then((file) => file.BatchListPage),
    texts: TEXTS,
    access: 'transfers.read',
  }),
});

/** The lines of one state; left out: all of them. */
const STATES = ['ready', 'blocked', 'held', 'waiting', 'paid', 'failed'] as const;

const batchPage = createRoute({
  getParentRoute: () => shell,
  path: '/transactions/batches/$id',
  validateSearch: searchOf({ state: oneOf(STATES), page: laterPage }),
  ...screen({
    page: () => import('./batch-page.tsx').then((file) => file.BatchPage),
    texts: [...TEXTS, 'batch-line', 'bank-answer', 'add-lines', 'message'],
    access: 'transfers.read',
  }),
});

export const paymentBatchScreens = [batches, batchPage] as const;
