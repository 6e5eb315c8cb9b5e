import { blockTime, unblockTime } from '@proline/contract/blocked-time/blocked-time';
import {
  bookInterview,
  closeInterview,
  getInterviewDay,
  getInterviewWeek,
  getRecruiting,
  listPersonInterviews,
  rescheduleInterview,
  scoreInterview,
} from '@proline/contract/interview/interview';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export const recruitingQuery = queryOptions({
  queryKey: ['interview', 'recruiting'],
  queryFn: async () => (await call(getRecruiting)).data,
  meta: { topics: ['settings'] },
});

/** What else changes what is open. */
const CALENDAR = { topics: ['blocked_time', 'settings'] } as const;

export const interviewDayQuery = (day: string) =>
  queryOptions({
    queryKey: ['interview', 'day', day],
    queryFn: async () => (await call(getInterviewDay, { query: { day } })).data,
    placeholderData: keepPreviousData,
    meta: CALENDAR,
  });

export const interviewWeekQuery = (from: string) =>
  queryOptions({
    queryKey: ['interview', 'week', from],
    queryFn: async () => (await call(getInterviewWeek, { query: { from } })).data,
    placeholderData: keepPreviousData,
    meta: CALENDAR,
  });

export const interviewsOfQuery = (person_id: string) =>
  queryOptions({
    queryKey: ['interview', 'of', person_id],
    queryFn: async () => (await call(listPersonInterviews, { params: { id: person_id } })).data,
  });

/** Loads everything again that an interview or a decision changes, whether it was made or refused. */
export const settled = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
  try {
    return await change;
  } finally {
    await Promise.all(
      ['interview', 'usher', 'team_leader'].map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })),
    );
  }
};

export const sendBooking = (body: SentBodyOf<typeof bookInterview>) => settled(call(bookInterview, { body }));
export const sendReschedule = (id: string, body: SentBodyOf<typeof rescheduleInterview>) =>
  settled(call(rescheduleInterview, { params: { id }, body }));
export const sendClose = (id: string, body: SentBodyOf<typeof closeInterview>) =>
  settled(call(closeInterview, { params: { id }, body }));
export const sendScorecard = (id: string, body: SentBodyOf<typeof scoreInterview>) =>
  settled(call(scoreInterview, { params: { id }, body }));
export const sendBlockedTime = (body: SentBodyOf<typeof blockTime>, idempotencyKey?: string) =>
  settled(call(blockTime, { body, ...(idempotencyKey !== undefined && { idempotencyKey }) }));
export const sendUnblock = (id: string) => settled(call(unblockTime, { params: { id } }));
