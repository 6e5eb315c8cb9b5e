import { bulkMessageLeaders, bulkMessageUshers, sendMessage } from '@proline/contract/message/message';
import { changeMessageTemplate } from '@proline/contract/message/message-template';
import { MESSAGE_LENGTH, type TemplateProblem } from '@proline/domain/message/message-template';
import { defineForm } from '../../lib/form/define-form.ts';
import { isShorter, paragraphProblem } from '../../lib/form/text-problem.ts';

type Problem = TemplateProblem | 'required' | 'too_long' | 'characters';

const lengthProblem = (text: string): Problem | undefined =>
  isShorter(text, MESSAGE_LENGTH.least) ? 'required' : paragraphProblem(text, MESSAGE_LENGTH.most);

const all = { all: true, query: {} };

type Written = { readonly text_en: string; readonly text_ar: string };

/** Placeholders are the rule of the service, which refuses them by their own names. */
export const messageForm = defineForm({
  initial: { text_en: '', text_ar: '' },
  check: ({ text_en, text_ar }: Written) => ({ text_en: lengthProblem(text_en), text_ar: lengthProblem(text_ar) }),
  maxLength: { text_en: MESSAGE_LENGTH.most, text_ar: MESSAGE_LENGTH.most },
  sentTo: [
    { endpoint: sendMessage },
    { endpoint: bulkMessageUshers, bodyOf: (text) => ({ selection: all, ...text }) },
    { endpoint: bulkMessageLeaders, bodyOf: (text) => ({ selection: all, ...text }) },
  ],
});

/** The texts of one kind; which placeholders it may hold depends on the kind. */
export const templateForm = defineForm({
  initial: { text_en: '', text_ar: '' },
  check: ({ text_en, text_ar }: Written) => ({ text_en: lengthProblem(text_en), text_ar: lengthProblem(text_ar) }),
  maxLength: { text_en: MESSAGE_LENGTH.most, text_ar: MESSAGE_LENGTH.most },
  sentTo: [{ endpoint: changeMessageTemplate, bodyOf: (text) => ({ version: 0, ...text }) }],
});
