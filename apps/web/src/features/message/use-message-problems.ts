import { MESSAGE_LENGTH, type TemplateProblem } from '@proline/domain/message/message-template';
import { useTranslation } from '../../lib/texts/i18n.ts';

type TextProblem = TemplateProblem | 'required' | 'too_long' | 'characters';

/** Says what is wrong with a text that is filled in for each person. */
export const useMessageProblems = (): ((problem: TextProblem) => string) => {
  const { t } = useTranslation('message');
  const { t: forms } = useTranslation('form');
  return (problem) => {
    if (problem === 'required' || problem === 'characters') return forms(problem);
    return problem === 'too_long' ? forms(problem, { most: MESSAGE_LENGTH.most }) : t(problem);
  };
};
