import { Readable } from 'node:stream';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { List } from '@proline/contract/frame/list';
import type { Context, Input, Route } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { recordAudit } from '../writing/audit.ts';
import { readCounts, readValues } from './list-counts.ts';
import { streamExport, type ExportQuery } from './list-export.ts';
import { readPage, type ListQuery, type Reader } from './list-page.ts';
import type { AnySource, ListSource } from './list-source.ts';

const readerOf = ({ admin, request }: Context): Reader => {
  if (!admin) throw new Refusal('unauthenticated');
  return { permission_set: admin.permission_set, language: request.language, admin_id: admin.id };
};

/** The mount has read the query by the list's own schema, which says what `Query` is. */
const answer = <Query>(
  endpoint: Endpoint,
  read: (query: Query, pool: Context['pool'], reader: Reader) => Promise<unknown>,
): Route => ({
  endpoint,
  options: {},
  run: (input: Input<Endpoint>, context) => read(input.query as Query, context.pool, readerOf(context)),
});

/** Who took which rows out of the house. It stands with the session, so that nobody's list is drawn again for it. */
async function recordExport(list: string, query: ExportQuery, { db, admin, request, dataKey }: Context): Promise<void> {
  // what somebody looked for may be a name, and the log keeps nobody's name outside of that person's key
  const { format, q, ...asked } = query;
  const record_id = admin?.session_id ?? '';
  await db.transaction().execute((tx) =>
    recordAudit(
      tx,
      { admin_id: admin?.id ?? null, source: request, dataKey },
      {
        action: 'export',
        entity: 'session',
        record_id,
        after: { list, format, ...asked, ...(q !== undefined && { searched: true }) },
      },
    ),
  );
}

/** The four calls of a list. */
export const listRoutes = <L extends List>(given: ListSource<L>): Route[] => {
  // a source of this very list: the engine asks it only for what the list declares
  const source = given as unknown as AnySource;
  const { list } = source;
  return [
    answer<ListQuery>(list.rows, (query, pool, reader) => readPage(pool, source, query, reader)),
    answer<Readonly<Record<string, unknown>>>(list.counts, async (query, pool, reader) => ({
      data: await readCounts(pool, source, query, reader),
    })),
    answer<{ filter: string; starts?: string }>(list.values, async ({ filter, starts = '' }, pool, reader) => ({
      data: await readValues(pool, source, { filter, starts }, reader),
    })),
    {
      endpoint: list.export,
      options: {},
      run: async (input: Input<Endpoint>, context) => {
        const query = input.query as ExportQuery;
        const reply = await streamExport(context.pool, source, query, readerOf(context), {
          dataKey: context.dataKey,
          stalledMs: context.config.exportStallMs,
        });
        try {
          await recordExport(list.name, query, context);
        } catch (error) {
          if (reply.body instanceof Readable) reply.body.destroy();
          throw error;
        }
        return reply;
      },
    },
  ];
};
