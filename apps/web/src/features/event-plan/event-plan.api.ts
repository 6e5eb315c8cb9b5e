import { categoryCatalogue } from '@proline/contract/category/category';
import {
  createEvent,
  getEventPlan,
  getOutlook,
  saveEventPlan,
  type EventPlan,
} from '@proline/contract/event-plan/event-plan';
import { typeCatalogue } from '@proline/contract/type/type';
import type { EventDraft } from '@proline/domain/event-plan/plan';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { sentSteps } from './desk/sent-steps.ts';

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'plan'],
    queryFn: async () => (await call(getEventPlan, { params: { id } })).data,
  });

/** Of one version of the plan; until the next one's is there the last one's stands. */
export const outlookQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['event', id, 'outlook', version],
    queryFn: async () => (await call(getOutlook, { params: { id } })).data,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    meta: { topics: ['usher', 'team_leader', 'category', 'type', 'settings'] },
  });

/** The last words of a page that is being closed. */
const leaving = () => ({ quiet: true, outlivesPage: document.visibilityState === 'hidden' });

/** What the saving of a plan needs of the server. It says itself what went wrong. */
export const planCalls = {
  create: async (steps: Partial<EventDraft>, idempotencyKey: string): Promise<EventPlan> =>
    (await call(createEvent, { body: { steps: sentSteps(steps) }, idempotencyKey, ...leaving() })).data,
  save: async (
    id: string,
    version: number,
    steps: Partial<EventDraft>,
  ): Promise<{ version: number; saved_at: string }> =>
    (await call(saveEventPlan, { params: { id }, body: { version, steps: sentSteps(steps) }, ...leaving() })).data,
  read: async (id: string): Promise<EventPlan> => (await call(getEventPlan, { params: { id }, quiet: true })).data,
};
export type PlanCalls = typeof planCalls;

const RARELY_MS = 60_000;

/** The same as on their own pages, so they are fetched once. */
export const categoriesQuery = queryOptions({
  queryKey: ['category'],
  queryFn: async () => (await call(categoryCatalogue.list)).data,
  staleTime: RARELY_MS,
  meta: { keep: true },
});
export const typesQuery = queryOptions({
  queryKey: ['type'],
  queryFn: async () => (await call(typeCatalogue.list)).data,
  staleTime: RARELY_MS,
  meta: { keep: true },
});
