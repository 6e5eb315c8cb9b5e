import fs from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnderApi, pathOf } from './not-found.ts';
import { sendPage, type ImageOrigins } from './security-headers.ts';

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Proline</title><p>The web app has not been built yet.</p></html>';

/** A file's name has a dot; the app's own addresses have none. */
const namesFile = (url: string): boolean => path.posix.basename(url).includes('.') && url !== '/index.html';

const wantsPage = ({ headers }: FastifyRequest): boolean => {
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.trim() === '*/*';
};

/** The web app's files as built, and its one page for every address that is not a file: the app itself knows the routes. */
export async function serveWebFiles(app: FastifyInstance, webDir: string, images: ImageOrigins): Promise<void> {
  await app.register(staticFiles, { root: path.resolve(webDir), serve: false, preCompressed: true, dotfiles: 'deny' });

  app.get('/*', async (request, reply) => {
    const url = pathOf(request);
    if (isUnderApi(url)) return reply.callNotFound();
    // Vite puts a hash into every name under /assets: such a file never changes
    if (url.startsWith('/assets/')) return reply.sendFile(url, { maxAge: '1y', immutable: true });
    if (namesFile(url)) return reply.sendFile(url, { maxAge: 0 });
    return wantsPage(request) ? sendIndex(reply, webDir, images) : reply.callNotFound();
  });
}

const sendIndex = async (reply: FastifyReply, webDir: string, images: ImageOrigins): Promise<FastifyReply> => {
  const html = await fs.readFile(path.join(webDir, 'index.html'), 'utf8').catch(() => null);
  return sendPage(reply.code(html === null ? 503 : 200), html ?? NOT_BUILT, images);
};
