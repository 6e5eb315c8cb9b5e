import { addDocument } from '@proline/contract/document/document';
import type { DocumentKind } from '@proline/domain/people/document';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { defineForm } from '../../lib/form/define-form.ts';

type DocumentValues = { readonly kind: DocumentKind | ''; readonly expires_on: string };

type DocumentProblem = 'required' | 'day_wrong' | 'day_far';
type DocumentProblems = { readonly [Name in keyof DocumentValues]?: DocumentProblem | undefined };

const BLANK: DocumentValues = { kind: '', expires_on: '' };

export const documentForm = defineForm({
  initial: BLANK,
  check: ({ kind, expires_on }): DocumentProblems => ({
    kind: kind === '' ? 'required' : undefined,
    expires_on: expires_on === '' || isCalendarDay(expires_on) ? undefined : 'day_wrong',
  }),
  sentTo: [
    {
      endpoint: addDocument,
      bodyOf: ({ kind, expires_on }) => ({
        file_id: '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d',
        kind,
        expires_on: expires_on === '' ? null : expires_on,
      }),
    },
  ],
});
