import type pg from 'pg';

/** With CARELESS=1 a program that never thought of transactions: what a test must catch, or it tests nothing. */
export function forgetTransactions(pool: pg.Pool): void {
  if (process.env['CARELESS'] !== '1') return;
  pool.on('connect', (client) => {
    const query: (...given: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query: (...[statement, ...given]: unknown[]) =>
        typeof statement === 'string' && /^\s*(begin|commit|start transaction|savepoint|release)\b/i.test(statement)
          ? query('select 1')
          : query(statement, ...given),
    });
  });
}
