import { typeCatalogue } from '@proline/contract/type/type';
import { catalogueRoutes } from '../../platform/catalogue/catalogue-routes.ts';
import { typeSource } from './type.queries.ts';

export const typeRoutes = catalogueRoutes(typeCatalogue, typeSource);
