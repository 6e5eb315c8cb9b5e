import type { EventBoard } from '@proline/contract/attendance/board';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { ReasonDialog } from '../marks/reason-dialog.tsx';
import { AbsenceMenu } from './absence-menu.tsx';
import { answersOf, type OpenAnswer, type OpenPerson } from './open-answers.ts';
import type { Answers } from './use-answers.ts';
import classes from './open-people.module.css';

type BulkAnswersProps = {
  readonly board: EventBoard;
  /** Who can be answered for. */
  readonly people: readonly OpenPerson[];
  readonly picked: ReadonlySet<string>;
  readonly onPick: (picked: ReadonlySet<string>) => void;
  readonly now: Date;
  readonly answers: Answers;
};

/** The same answer for many; each says for how many of those who are chosen it is one. */
export const BulkAnswers = ({ board, people, picked, onPick, now, answers }: BulkAnswersProps) => {
  const { t } = useTranslation('open-people');
  const [asked, setAsked] = useState<'no_show' | 'excuse' | null>(null);
  const chosen = people.filter(({ id }) => picked.has(id));
  const whom = (answer: OpenAnswer) => chosen.filter((one) => answersOf(one, now).includes(answer));
  const planned = whom('planned');
  return (
    <div className={classes['bulk']}>
      <Checkbox
        label={chosen.length === 0 ? t('choose_all') : t('chosen', { count: chosen.length })}
        showLabel
        checked={chosen.length === people.length}
        mixed={chosen.length > 0 && chosen.length < people.length}
        onChange={(all) => onPick(new Set(all ? people.map(({ id }) => id) : []))}
      />
      {chosen.length > 0 && (
        <span role="group" aria-label={t('chosen', { count: chosen.length })} className={classes['answers']}>
          {planned.length > 0 && (
            <Button loading={answers.busy} onClick={() => void answers.answer(planned, 'planned')}>
              {t('bulk_planned', { people: planned.length })}
            </Button>
          )}
          {(['no_show', 'excuse'] as const).map((kind) => {
            const absent = whom(kind);
            return (
              absent.length > 0 && (
                <AbsenceMenu
                  key={kind}
                  rules={board.rules}
                  kind={kind}
                  label={t(`bulk_${kind}`, { people: absent.length })}
                  single={false}
                  busy={answers.busy}
                  onSay={(reason) => void answers.answer(absent, kind, reason)}
                  onAsk={() => setAsked(kind)}
                />
              )
            );
          })}
        </span>
      )}
      {asked && (
        <ReasonDialog
          rules={board.rules}
          kind={asked}
          title={t(`bulk_${asked}_title`, { count: whom(asked).length })}
          onSay={(reason) => answers.answer(whom(asked), asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};
