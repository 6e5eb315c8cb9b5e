import { Readable } from 'node:stream';
import { mayReadTopic } from '@proline/contract/topic';
import type { StreamChange } from '@proline/contract/stream/stream';
import type { PermissionSet } from '@proline/domain/account/permission';
import type { Change } from './change-log.ts';

/** A client that leaves this much unread is disconnected; it can resume. */
const MOST_UNREAD_CHARACTERS = 256 * 1024;

export type Listening = { readonly id: string; readonly session_id: string; readonly permission_set: PermissionSet };

/** One browser's stream. */
export function createLiveClient(listening: Listening) {
  let { permission_set } = listening;
  let ended = false;
  const stream = new Readable({ read: () => undefined, encoding: 'utf8' });

  const send = (event: string, id: bigint, data: unknown): void => {
    if (ended || stream.destroyed) return;
    if (stream.readableLength > MOST_UNREAD_CHARACTERS) return void stream.destroy();
    stream.push(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };

  const hears = ({ topic, only_for }: Change): boolean =>
    only_for === null ? mayReadTopic(topic, permission_set) : only_for === listening.id;

  return {
    stream,
    session_id: listening.session_id,
    setPermissions(set: PermissionSet): void {
      permission_set = set;
    },
    /** Sends the changes that this admin may see, each record once. */
    tell(changes: readonly Change[], watermark: bigint): void {
      const heard = new Map<string, StreamChange>();
      for (const change of changes) {
        const { topic, record_id } = change;
        if (hears(change)) heard.set(`${topic} ${record_id ?? ''}`, { topic, record_id });
      }
      if (heard.size > 0) send('changes', watermark, [...heard.values()]);
    },
    beat: (watermark: bigint) => send('beat', watermark, null),
    reset: (watermark: bigint) => send('reset', watermark, null),
    end: () => {
      if (!ended && !stream.destroyed) stream.push(null);
      ended = true;
    },
  };
}

export type LiveClient = ReturnType<typeof createLiveClient>;
