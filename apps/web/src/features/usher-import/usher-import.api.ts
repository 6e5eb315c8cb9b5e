import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import {
  checkUsherImport,
  exportBadRows,
  getUsherImport,
  leaveOutImportValues,
  listUsherImportRows,
  listUsherImports,
  mapUsherImport,
  startUsherImport,
  typeImportValue,
  undoUsherImport,
  type UsherImport,
} from '@proline/contract/usher-import/usher-import';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { upload } from '../../lib/api/upload.ts';
import type { RowFilter } from './import-search.ts';

const TOPIC = 'usher_import';
/** A running import is loaded at this interval, in case live updates are interrupted. */
const LOOK_MS = 5_000;

type Progress = UsherImport['running'];
export const isRunning = (progress: Progress): boolean =>
  progress !== null && progress.status !== 'done' && progress.status !== 'canceled';

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [TOPIC, 'one', id],
    queryFn: async () => (await call(getUsherImport, { params: { id }, quiet: ['not_found'] })).data,
    refetchInterval: ({ state: { data } }) =>
      data && (isRunning(data.running) || isRunning(data.undoing)) ? LOOK_MS : false,
    meta: { topics: ['job'] },
  });

export const importsQuery = queryOptions({
  queryKey: [TOPIC, 'recent'],
  queryFn: async () => (await call(listUsherImports)).data,
  meta: { topics: ['job'] },
});

export const importRowsQuery = (id: string, { page, ...filter }: RowFilter) =>
  queryOptions({
    queryKey: [TOPIC, 'rows', id, filter, page],
    queryFn: () => call(listUsherImportRows, { params: { id }, query: { ...filter, page: String(page ?? 1) } }),
    placeholderData: keepPreviousData,
  });

/** What the server has answered is shown at once; the rows are asked for again. */
const keep = async (found: UsherImport): Promise<UsherImport> => {
  queryClient.setQueryData(importQuery(found.id).queryKey, found);
  await queryClient.invalidateQueries({ queryKey: [TOPIC, 'rows', found.id] });
  return found;
};

export const sendFile = async (file: File, onProgress: (share: number) => void): Promise<UsherImport> =>
  keep((await upload(checkUsherImport, { query: { name: file.name } }, file, onProgress)).data);

export const saveColumns = async (id: string, body: SentBodyOf<typeof mapUsherImport>): Promise<UsherImport> =>
  keep((await call(mapUsherImport, { params: { id }, body })).data);

export const typeAnew = async (id: string, body: SentBodyOf<typeof typeImportValue>): Promise<UsherImport> =>
  keep((await call(typeImportValue, { params: { id }, body })).data);

export const leaveOut = async (id: string, body: SentBodyOf<typeof leaveOutImportValues>): Promise<UsherImport> =>
  keep((await call(leaveOutImportValues, { params: { id }, body, idempotencyKey: newIdempotencyKey() })).data);

type Started = Pick<UsherImport, 'id' | 'version'>;
const runJob = async (endpoint: typeof startUsherImport | typeof undoUsherImport, { id, version }: Started) => {
  const { data } = await call(endpoint, { params: { id }, body: { version }, idempotencyKey: newIdempotencyKey() });
  await queryClient.invalidateQueries({ queryKey: ['job'] });
  return keep(data);
};
export const startImport = (found: Started) => runJob(startUsherImport, found);
export const undoImport = (found: Started) => runJob(undoUsherImport, found);

export const saveBadRows = (id: string, format: 'csv' | 'xlsx'): Promise<void> =>
  saveFile(exportBadRows, { params: { id }, query: { format } }, `bad-rows.${format}`);
