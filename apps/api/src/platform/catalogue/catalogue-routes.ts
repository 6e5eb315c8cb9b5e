import type { Catalogue } from '@proline/contract/frame/catalogue';
import { route, type Route } from '../http/handler.ts';
import { catalogueService } from './catalogue-service.ts';
import type { CatalogueSource } from './catalogue-source.ts';

/** All calls of a catalogue, from its declaration and from where it is kept. */
export function catalogueRoutes(declared: Catalogue, source: CatalogueSource): Route[] {
  const service = catalogueService(source);
  return [
    route(declared.list, service.list),
    route(declared.create, service.create),
    route(declared.change, service.change),
    route(declared.place, service.place),
    route(declared.archive, service.archive),
    route(declared.restore, service.restore),
    route(declared.previewMerge, service.previewMerge),
    route(declared.merge, service.merge),
    route(declared.undoMerge, service.undoMerge),
    route(declared.remove, service.remove),
  ];
}
