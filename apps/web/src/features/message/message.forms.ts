import { bulkMessageLeaders, bulkMessageUshers, sendMessage } from '@proline/contract/message/message';
import { MESSAGE_LENGTH, templateProblem } from '@proline/domain/message/message-template';
import { defineForm } from '../../lib/form/define-form.ts';
import { isShorter, paragraphProblem } from '../../lib/form/text-problem.ts';

const textProblem = (text: string) =>
  isShorter(text, MESSAGE_LENGTH.least)
    ? ('required' as const)
    : (paragraphProblem(text, MESSAGE_LENGTH.most) ?? templateProblem('free_text', text));

const all = { all: true, query: {} };

export const messageForm = defineForm({
  initial: { text_en: '', text_ar: '' },
  check: ({ text_en, text_ar }) => ({ text_en: textProblem(text_en), text_ar: textProblem(text_ar) }),
  maxLength: { text_en: MESSAGE_LENGTH.most, text_ar: MESSAGE_LENGTH.most },
  sentTo: [
    { endpoint: sendMessage },
    { endpoint: bulkMessageUshers, bodyOf: (text) => ({ selection: all, ...text }) },
    { endpoint: bulkMessageLeaders, bodyOf: (text) => ({ selection: all, ...text }) },
  ],
});
