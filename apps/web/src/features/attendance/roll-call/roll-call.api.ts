import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { previewRollCall, takeRollCall } from '@proline/contract/attendance/roll-call';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { showError } from '../../../lib/screen/toast.ts';
import { translate } from '../../../lib/texts/i18n.ts';
import { isComing } from '../arrival/arrivals.ts';
import { serverNow, showPeople } from '../board/board-cache.ts';
import { newMarkId } from '../marks/mark-id.ts';
import { ANSWER_MS, isKeptFirst, keepMarks, OFFLINE } from '../offline/keep-mark.ts';
import type { SentMark } from '../offline/kept-mark.ts';
import { showOffline } from '../offline/use-kept.ts';
import { isHere } from './called-people.ts';

type Called = SentBodyOf<typeof previewRollCall>;
type Asked = Awaited<ReturnType<typeof askServer>>;
/** Without a network the device counts by itself, and there is nothing that could be outdated. */
export type RollCallPreview = Omit<Asked, 'fingerprint'> & { readonly fingerprint: string | null };

const askServer = async (event_id: string, body: Called) =>
  (
    await call(previewRollCall, {
      params: { id: event_id },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
      quiet: OFFLINE,
    })
  ).data;

const countHere = (event_id: string, { present }: Called, people: readonly BoardPerson[]): RollCallPreview => {
  const ticked = new Set(present);
  const now = serverNow(event_id);
  const open = people.filter(({ id, state }) => state === 'expected' && !ticked.has(id));
  const absent = open.filter((person) => !isComing(person, now)).map(({ id }) => id);
  return {
    people: people.length,
    checks_in: people.filter((person) => ticked.has(person.id) && !isHere(person)).length,
    here_already: people.filter(isHere).length,
    no_shows: absent.length,
    on_the_way: open.length - absent.length,
    missing_already: people.filter(({ id, state }) => state === 'no_show' && !ticked.has(id)).length,
    absent,
    fingerprint: null,
  };
};

/** What closing a roll-call would do. */
export const askRollCall = async (
  { event }: EventBoard,
  body: Called,
  people: readonly BoardPerson[],
): Promise<RollCallPreview> => {
  if (isKeptFirst(event.id)) return countHere(event.id, body, people);
  try {
    return await askServer(event.id, body);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    showOffline();
    return countHere(event.id, body, people);
  }
};

/** Closes it as it was shown; without a network as marks of this device, one for each person. */
export const sendRollCall = async (
  { event, people }: EventBoard,
  body: Called,
  { fingerprint, absent }: RollCallPreview,
  reason: string,
): Promise<void> => {
  const why = reason === '' ? {} : { reason };
  try {
    if (fingerprint !== null) await closeAtServer(event.id, { ...body, ...why, fingerprint });
    else await keepRollCall(event.id, people, { present: new Set(body.present), absent: new Set(absent), why });
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['event', event.id] });
  }
};

/**
 * Where the network goes in between, nobody knows whether it was closed: the numbers are looked at again, and are then those of
 * this device. Whoever the server has marked by then is not marked twice.
 */
const closeAtServer = async (event_id: string, body: SentBodyOf<typeof takeRollCall>): Promise<void> => {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { data } = await call(takeRollCall, { params: { id: event_id }, body, signal, quiet: OFFLINE });
    showPeople(event_id, data.marked);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      showOffline();
      showError(translate('attendance')('roll_call_unanswered'));
    }
    throw error;
  }
};

type KeptRollCall = {
  readonly present: ReadonlySet<string>;
  readonly absent: ReadonlySet<string>;
  readonly why: { readonly reason?: string };
};

const keepRollCall = async (
  event_id: string,
  people: readonly BoardPerson[],
  { present, absent, why }: KeptRollCall,
): Promise<void> => {
  const at = serverNow(event_id).toISOString();
  const made = (person: BoardPerson, kind: 'check_in' | 'no_show'): SentMark => ({
    ...{ id: newMarkId(), assignment_id: person.id, kind, at, method: 'roll_call', version: person.version },
    ...(kind === 'no_show' && why),
  });
  await keepMarks(event_id, [
    ...people.filter((person) => present.has(person.id) && !isHere(person)).map((person) => made(person, 'check_in')),
    ...people.filter(({ id }) => absent.has(id)).map((person) => made(person, 'no_show')),
  ]).catch((error: unknown) => {
    if (error instanceof ApiError) showError(error.message);
    throw error;
  });
};
