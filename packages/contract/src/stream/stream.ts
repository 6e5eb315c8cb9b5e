import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Topic } from '../facts.ts';
import type { Slice } from '../frame/slice.ts';

export const EVENT_STREAM = 'text/event-stream; charset=utf-8';

/**
 * Its events: `changes` (data: StreamChange[]), `beat` (the stream is alive), `reset` (changes may have been missed: reload
 * everything). An id in the header Last-Event-ID makes a new stream resume without a gap.
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

export const streamSlice: Slice = [openStream];
