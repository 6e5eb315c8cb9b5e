import { addDocument, listDocuments, openDocument, removeDocument } from '@proline/contract/document/document';
import { route, streamRoute } from '../../platform/http/handler.ts';
import { dropDocument, keepDocument, sendDocument, showDocuments } from './document.service.ts';

export const documentRoutes = [
  route(listDocuments, showDocuments),
  route(addDocument, keepDocument),
  streamRoute(openDocument, sendDocument),
  route(removeDocument, dropDocument),
];
