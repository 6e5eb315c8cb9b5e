import { useTranslation } from '../../lib/texts/i18n.ts';
import { useFieldNames } from '../event-plan/problems/problem-words.parts.ts';
import { fieldWord } from './audit-words.ts';

/** Returns the words of a field: one of an event's plan by its label in the wizard, any other by the log's own. */
export const useFieldWord = (): ((field: string) => string) => {
  const { t } = useTranslation('audit');
  const planField = useFieldNames();
  return (field) => (field.includes('.') ? planField(field) : fieldWord(t, field));
};
