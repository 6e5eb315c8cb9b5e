import { categoryCatalogue } from '@proline/contract/category/category';
import {
  createEvent,
  getEventPlan,
  getOutlook,
  saveEventPlan,
  type StoredPlan,
} from '@proline/contract/event-plan/event-plan';
import {
  changePlan,
  getPlanBookings,
  previewPlanChange,
  type ChangePreview,
} from '@proline/contract/event-change/event-change';
import { typeCatalogue } from '@proline/contract/type/type';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { catalogueKey } from '../catalogue/look-up.parts.ts';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { sentSteps } from './desk/sent-steps.ts';

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'plan'],
    queryFn: async () => (await call(getEventPlan, { params: { id } })).data,
  });

/** Loads the outlook of one version of the plan. The last version's outlook is shown until the new one has loaded. */
export const outlookQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['event', id, 'outlook', version],
    queryFn: async () => (await call(getOutlook, { params: { id } })).data,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    meta: { topics: ['usher', 'team_leader', 'category', 'type', 'settings'] },
  });

/** A request that is sent while the page closes must outlive the page. */
const leaving = () => ({ quiet: true, outlivesPage: document.visibilityState === 'hidden' });

/** The requests that saving a plan needs. They are quiet, because the wizard reports failures itself. */
export const planCalls = {
  create: async (steps: Partial<EventPlan>, idempotencyKey: string): Promise<StoredPlan> =>
    (await call(createEvent, { body: { steps: sentSteps(steps) }, idempotencyKey, ...leaving() })).data,
  save: async (
    id: string,
    version: number,
    steps: Partial<EventPlan>,
  ): Promise<{ version: number; saved_at: string }> =>
    (await call(saveEventPlan, { params: { id }, body: { version, steps: sentSteps(steps) }, ...leaving() })).data,
  read: async (id: string): Promise<StoredPlan> => (await call(getEventPlan, { params: { id }, quiet: true })).data,
};
export type PlanCalls = typeof planCalls;

/** Who is booked on which part of a published plan. */
export const bookingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['event', id, 'plan-bookings'],
    queryFn: async () => (await call(getPlanBookings, { params: { id } })).data,
    meta: { topics: ['assignment', 'application'] },
  });

type Change = { readonly version: number; readonly steps: Partial<EventPlan> };

/** Quiet, because the dialog shows what is refused. */
export const previewChange = async (id: string, { version, steps }: Change): Promise<ChangePreview> =>
  (await call(previewPlanChange, { params: { id }, body: { version, steps: sentSteps(steps) }, quiet: true })).data;

export const sendChange = async (id: string, { version, steps }: Change, fingerprint: string) => {
  const body = { version, steps: sentSteps(steps), fingerprint };
  const { data } = await call(changePlan, { params: { id }, body, quiet: true });
  void queryClient.invalidateQueries({ queryKey: ['event'] });
  return data;
};

const RARELY_MS = 60_000;

/** Uses the same keys as the pages of the catalogues, so that they are loaded only once. */
export const categoriesQuery = queryOptions({
  queryKey: catalogueKey('category'),
  queryFn: async () => (await call(categoryCatalogue.list)).data,
  staleTime: RARELY_MS,
  meta: { keep: true },
});
export const typesQuery = queryOptions({
  queryKey: catalogueKey('type'),
  queryFn: async () => (await call(typeCatalogue.list)).data,
  staleTime: RARELY_MS,
  meta: { keep: true },
});
