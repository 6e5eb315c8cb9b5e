import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { addressOf, type CallOptions, type TestApp } from '../test-app.ts';

const SCRIPT = path.join(import.meta.dirname, 'serving-process.ts');

/** A process of its own that answers on this database, until it is stopped or killed. */
export async function serve({ database }: Pick<TestApp, 'database'>, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await once(child.stdout, 'data');
  const url = printed.join('').trim();
  const call = async (endpoint: Endpoint, { token, params, body }: CallOptions = {}) => {
    const reply = await fetch(`${url}${addressOf(endpoint, params)}`, {
      method: endpoint.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { statusCode: reply.status, json: <T>() => JSON.parse(text) as T };
  };
  const stop = async () => {
    const gone = once(child, 'close');
    child.kill('SIGKILL');
    await gone;
  };
  return { child, url, call, stop };
}
