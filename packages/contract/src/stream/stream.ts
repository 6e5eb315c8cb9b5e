import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Topic } from '../topic.ts';

export const EVENT_STREAM = 'text/event-stream; charset=utf-8';

/**
 * Its events: `changes` (data: StreamChange[]), `beat` (all is well), `reset` (something may have been missed: load
 * everything again). Each id is for the header Last-Event-ID, with which a new stream goes on without a gap.
 */
export const openStream = endpoint({
  name: 'openStream',
  summary: 'Tells what changes, as server-sent events; resumes after the Last-Event-ID',
  method: 'GET',
  path: '/admin/stream',
  access: 'signed_in',
  response: streamed,
  produces: [EVENT_STREAM],
});

export type StreamChange = {
  readonly topic: Topic;
  /** null: many, or none in particular */
  readonly record_id: string | null;
};
