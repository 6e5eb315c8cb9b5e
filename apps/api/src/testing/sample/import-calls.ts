import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import {
  checkUsherImport,
  getUsherImport,
  startUsherImport,
  type UsherImport,
} from '@proline/contract/usher-import/usher-import';
import type { CallOptions, TestApp } from '../test-app.ts';

type Reply = { readonly statusCode: number; readonly json: () => unknown };

export const codeOf = (reply: { statusCode: number; json: <T>() => T }) => [
  reply.statusCode,
  reply.json<ErrorReply>().code,
];

/** The import in a reply; a refusal fails the test with what it says. */
export const importIn = (reply: Reply): UsherImport => {
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${JSON.stringify(reply.json())}`);
  return getUsherImport.response.parse(reply.json()).data;
};

/** What tests of imports do all the time, in the name of one admin. */
export const importCalls = (app: TestApp, token: string) => {
  const call = (endpoint: Endpoint, options: CallOptions = {}) => app.call(endpoint, { token, ...options });
  return {
    call,
    check: async (text: string | Buffer, name = 'people.csv') =>
      importIn(await call(checkUsherImport, { query: { name }, bytes: Buffer.from(text) })),
    show: async (id: string) => importIn(await call(getUsherImport, { params: { id } })),
    start: async ({ id, version }: UsherImport) =>
      importIn(await call(startUsherImport, { params: { id }, body: { version } })),
    ushersWith: async (phones: readonly string[]) => {
      const { rows } = await app.pool.query<{ phone: string; status: string }>(
        'select phone, status from ushers where phone = any($1) order by phone',
        [phones],
      );
      return rows;
    },
  };
};
