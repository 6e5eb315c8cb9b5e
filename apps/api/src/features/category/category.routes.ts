import { categoryCatalogue } from '@proline/contract/category/category';
import { catalogueRoutes } from '../../platform/catalogue/catalogue-routes.ts';
import { categorySource } from './category.queries.ts';

export const categoryRoutes = catalogueRoutes(categoryCatalogue, categorySource);
