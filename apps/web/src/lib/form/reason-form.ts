import { defineForm, type Form } from './define-form.ts';
import { isShorter, paragraphProblem } from './text-problem.ts';

type Reason = { readonly reason: string };
type ReasonLimits = { readonly least: number; readonly most: number };

/** The reason for an action that others will ask about. The ConfirmDialog asks for it. */
export const reasonForm = ({ least, most }: ReasonLimits, sentTo: Form<Reason, string>['sentTo']) => ({
  ...defineForm({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: isShorter(reason, least) ? 'reason_short' : paragraphProblem(reason, most),
    }),
    maxLength: { reason: most },
    sentTo,
  }),
  least,
  most,
});
export type ReasonForm = ReturnType<typeof reasonForm>;
