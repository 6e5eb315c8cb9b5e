import { TAB_ROWS_PER_PAGE, type PageMeta } from '@proline/contract/frame/pages';

/** Where a page of a record's tab stands among all; even nothing is one page. */
export const pagesOf = (total: number, page: number): PageMeta => ({
  current_page: page,
  per_page: TAB_ROWS_PER_PAGE,
  total,
  last_page: Math.max(1, Math.ceil(total / TAB_ROWS_PER_PAGE)),
});
