import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import { useTranslation } from '../../lib/texts/i18n.ts';

const LETTERS = 26;
const lettersOf = (column: number): string =>
  (column < LETTERS ? '' : lettersOf(Math.floor(column / LETTERS) - 1)) + String.fromCharCode(65 + (column % LETTERS));

/** The headers; a column without one is named as spreadsheets name it. */
export const useColumnNames = ({ header }: UsherImport): readonly string[] => {
  const { t } = useTranslation('usher-import');
  return header.map((title, column) => (title === '' ? t('unnamed', { letter: lettersOf(column) }) : title));
};
