import type { EventBoard } from '@proline/contract/attendance/board';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { serverNow } from '../board/board-cache.ts';
import { newMarkId } from '../marks/mark-id.ts';
import { answersOf, markOf, type OpenAnswer, type OpenPerson } from './open-answers.ts';
import { sendAnswers } from './send-answers.ts';

/** Settles one person or many, and offers to take it back. Why somebody could not be settled is kept, to be shown beside them. */
export const useAnswers = ({ event }: Pick<EventBoard, 'event'>) => {
  const { t } = useTranslation('open-people');
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());

  const takeBack = (marked: readonly { readonly id: string; readonly last_mark: string | null }[]) =>
    sendAnswers(
      event.id,
      marked.flatMap(({ id, last_mark }) =>
        last_mark === null
          ? []
          : [
              {
                id: newMarkId(),
                assignment_id: id,
                kind: 'undo',
                at: serverNow(event.id).toISOString(),
                method: 'manual',
                undoes: last_mark,
              } as const,
            ],
      ),
    );
  const answer = async (people: readonly OpenPerson[], kind: OpenAnswer, reason?: string): Promise<void> => {
    const now = serverNow(event.id);
    const said = { answer: kind, reason: kind === 'planned' ? t('answer_planned_reason') : reason };
    const marks = people.filter((one) => answersOf(one, now).includes(kind)).map((one) => markOf(one, said, now));
    setBusy(true);
    setRefusals(new Map());
    try {
      const { people: after, refusals: refused } = await sendAnswers(event.id, marks);
      setRefusals(refused);
      const settled = after.filter(({ id }) => !refused.has(id));
      if (settled.length > 0) offerUndo(t('settled', { count: settled.length }), () => takeBack(settled));
    } catch (error) {
      // The reason is already shown.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { answer, busy, refusals };
};
export type Answers = ReturnType<typeof useAnswers>;
