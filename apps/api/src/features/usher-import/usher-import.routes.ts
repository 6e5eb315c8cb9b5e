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
} from '@proline/contract/usher-import/usher-import';
import { bytesRoute, route, streamRoute } from '../../platform/http/handler.ts';
import { checkFile, leaveOut, mapColumns, typeValue } from './import-check.service.ts';
import { sendBadRows, showImport, showImports, showRows } from './import-read.service.ts';
import { start, undo } from './import-run.service.ts';

export const usherImportRoutes = [
  bytesRoute(checkUsherImport, checkFile),
  route(listUsherImports, showImports),
  route(getUsherImport, showImport),
  route(mapUsherImport, mapColumns),
  route(listUsherImportRows, showRows),
  route(typeImportValue, typeValue),
  route(leaveOutImportValues, leaveOut),
  route(startUsherImport, start),
  route(undoUsherImport, undo),
  streamRoute(exportBadRows, sendBadRows),
];
