import pg from 'pg';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

export type ListenerDeps = {
  /** LISTEN needs a direct connection to the server: a transaction pooler would lose notifications. */
  readonly connection: pg.ClientConfig;
  /** called for each notification with its channel and payload, and with null after each reconnect, because some may have been missed */
  readonly onNotice: (channel: string | null, payload: string) => void;
};

/** Listens to notifications on these channels and reconnects whenever the database comes back. */
export function startListener(channels: readonly string[], { connection, onNotice }: ListenerDeps) {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let waitMs = FIRST_WAIT_MS;
  let stopped = false;

  const later = (): void => {
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = null;
      connect();
    }, waitMs).unref();
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  };

  const connect = (): void => {
    const fresh = new pg.Client(connection);
    client = fresh;
    const gone = () => {
      if (client !== fresh) return;
      client = null;
      fresh.end().catch(() => undefined);
      later();
    };
    fresh.on('error', gone);
    fresh.on('end', gone);
    fresh.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    fresh
      .connect()
      .then(() => fresh.query(channels.map((channel) => `listen ${pg.escapeIdentifier(channel)}`).join(';')))
      .then(() => {
        waitMs = FIRST_WAIT_MS;
        onNotice(null, '');
      })
      .catch(gone);
  };
  connect();

  return {
    async stop(): Promise<void> {
      stopped = true;
      if (retry) clearTimeout(retry);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
