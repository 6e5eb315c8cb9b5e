import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from './html.ts';
import { openApiDocument, type MediaType, type OpenApi, type Operation, type Parameter } from './openapi.ts';
import { schemaRows } from '../postgres/schema-rows.ts';

const STYLE_FILE = path.join(import.meta.dirname, 'api-docs.css');

type Page = { readonly type: string; readonly body: () => string };

const PAGES: Readonly<Record<string, Page>> = {
  '/openapi.json': { type: 'application/json; charset=utf-8', body: () => JSON.stringify(openApiDocument()) },
  '/docs': { type: 'text/html; charset=utf-8', body: () => docsPage(openApiDocument()).text },
  '/docs.css': { type: 'text/css; charset=utf-8', body: () => fs.readFileSync(STYLE_FILE, 'utf8') },
};

/** /api/openapi.json, and the same for people at /api/docs: no script, and its own style file for the strict policy. */
export function mountApiDocs(api: FastifyInstance): void {
  for (const [url, { type, body }] of Object.entries(PAGES)) {
    // few ask, and describing every call takes time and memory: nobody waits for it at the start
    let made: { readonly type: string; readonly body: string; readonly etag: string } | undefined;
    api.get(url, (request, reply) => {
      made ??= withTag(type, body());
      return sendCached(request, reply, made);
    });
  }
}

const withTag = (type: string, body: string) => ({
  type,
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/** May be kept, but asked for again each time: it changes with every release and never in between. */
function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, type, body }: { etag: string; type: string; body: string },
): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body);
}

type Call = { readonly method: string; readonly path: string; readonly operation: Operation };

const callsOf = (document: OpenApi, tag: string): Call[] =>
  Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags[0] === tag)
      .map(([method, operation]) => ({ method: method.toUpperCase(), path: url, operation })),
  );

const titleOf = (tag: string) => tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll('_', ' ');

function docsPage(document: OpenApi): Html {
  const groups = document.tags.map(({ name }) => ({ name, calls: callsOf(document, name) }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="docs.css" />
      </head>
      <body>
        <nav aria-label="Calls">
          <a class="brand" href="#top">Proline <span>API</span></a>
          ${groups.map(
            ({ name, calls }) =>
              html`<h2>${titleOf(name)}</h2>
                <ul>
                  ${calls.map(menuEntry)}
                </ul>`,
          )}
        </nav>
        <main id="top">
          <header>
            <h1>${document.info.title}</h1>
            <p>${withCode(document.info.description)}</p>
            <p>
              Version ${document.info.version} · all paths are under <code>/api</code> ·
              <a href="openapi.json">openapi.json</a>
            </p>
          </header>
          ${groups.map(
            ({ name, calls }) =>
              html`<h2 class="group">${titleOf(name)}</h2>
                ${calls.map(callSection)}`,
          )}
        </main>
      </body>
    </html>`;
}

/** `Words` between backticks are code, as in Markdown. */
const withCode = (text: string): Html[] =>
  text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const menuEntry = ({ method, operation }: Call): Html =>
  html`<li>
    <a href="#${operation.operationId}"><span class="method ${method}">${method}</span> ${operation.summary}</a>
  </li>`;

const ACCESS_WORDS: Readonly<Record<string, string>> = { public: 'anybody', signed_in: 'any signed-in admin' };

const callSection = ({ method, path: url, operation }: Call): Html =>
  html` <section id="${operation.operationId}" aria-labelledby="${operation.operationId}-title">
    <h3 id="${operation.operationId}-title">${operation.summary}</h3>
    <p class="address"><span class="method ${method}">${method}</span> <code>/api${url}</code></p>
    <p class="access">For ${accessOf(operation)}</p>
    ${operation.parameters.length > 0 ? [html`<h4>Parameters</h4>`, parametersTable(operation.parameters)] : []}
    ${operation.requestBody ? [html`<h4>Body</h4>`, ...medias(operation.requestBody.content)] : []}
    ${Object.entries(operation.responses)
      .filter(([status]) => status === '200')
      .map(
        ([status, response]) =>
          html`<h4>Reply ${status}</h4>
            ${medias(response.content)}`,
      )}
    <h4>Refusals</h4>
    ${refusalsTable(operation)}
  </section>`;

const accessOf = (operation: Operation): Html => {
  const words = ACCESS_WORDS[operation['x-access']];
  return words === undefined ? html`admins with <code>${operation['x-access']}</code>` : html`${words}`;
};

const parametersTable = (parameters: readonly Parameter[]): Html =>
  table(
    ['Name', 'In', 'Type', 'Notes'],
    parameters.map(({ name, in: place, required, description, schema }) => {
      const [row] = schemaRows(schema, name, required || place === 'path' ? [] : ['optional']);
      const notes = [row?.notes, description].filter(Boolean).join(' · ');
      return [html`<code>${name}</code>`, html`${place}`, html`${row?.type ?? ''}`, html`${notes}`];
    }),
  );

const media = ({ schema, example }: MediaType): Html =>
  html` <div class="media">
    ${table(
      ['Field', 'Type', 'Notes'],
      schemaRows(schema).map(({ field, type, notes }) => [html`<code>${field}</code>`, html`${type}`, html`${notes}`]),
    )}
    <pre tabindex="0" aria-label="Example">${JSON.stringify(example, null, 2)}</pre>
  </div>`;

const medias = (content: Readonly<Record<string, MediaType>>): Html[] =>
  Object.entries(content).map(([type, each]) =>
    type === 'application/json' ? media(each) : html`<p><code>${type}</code></p>`,
  );

const refusalsTable = (operation: Operation): Html =>
  table(
    ['Status', 'Code', 'Message'],
    Object.entries(operation.responses)
      .filter(([status]) => status !== '200')
      .flatMap(([status, { description }]) => description.split('\n').map((line) => [status, ...line.split(/: (.*)/)]))
      .map(([status = '', code = '', message = '']) => [html`${status}`, html`<code>${code}</code>`, html`${message}`]),
  );

const table = (heads: readonly string[], rows: readonly (readonly Html[])[]): Html =>
  html` <div class="table" tabindex="0" role="region" aria-label="${heads.join(', ')}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
