import type { ListMeta } from '@proline/contract/frame/list';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';

/** '1,284', or '10,000+' where the server did not count to the end. */
export const useFound = (meta: ListMeta | undefined): string => {
  const { t, language } = useTranslation('list');
  if (!meta) return '';
  return meta.total_exact ? formatNumber(language, meta.total) : t('more_than', { count: meta.total });
};

/** '37 ushers', or just '10,000+'. */
export const useCounted = (meta: ListMeta | undefined, counted: (count: number) => string): string => {
  const found = useFound(meta);
  return meta?.total_exact === true ? counted(meta.total) : found;
};
