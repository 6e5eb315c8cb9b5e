import type { EventBoard } from '@proline/contract/attendance/board';
import { nameIn } from '@proline/domain/text/name-in';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { useKept } from '../offline/use-kept.ts';
import { AbsenceMenu } from './absence-menu.tsx';
import { answersOf, plannedArrival, type OpenAnswer, type OpenPerson } from './open-answers.ts';
import type { Answers } from './use-answers.ts';
import classes from './open-people.module.css';

type OpenRowProps = {
  readonly board: EventBoard;
  readonly person: OpenPerson;
  readonly now: Date;
  readonly mayMark: boolean;
  readonly picked: boolean;
  readonly onPick: (picked: boolean) => void;
  readonly answers: Answers;
  readonly ask: (what: 'no_show' | 'excuse' | 'correct') => void;
};

/** One person who is open, and what settles them. */
export const OpenRow = ({ board, person, now, mayMark, picked, onPick, answers, ask }: OpenRowProps) => {
  const { t, language } = useTranslation('open-people');
  const { t: say } = useTranslation('attendance');
  const isKept = useKept(({ people }) => people.has(person.id));
  const zone = board.event.time_zone;
  const name = nameIn(language, person.usher);
  const offered = mayMark && !isKept ? answersOf(person, now) : [];
  const refusal = answers.refusals.get(person.id);
  const hasBegun = Date.parse(person.starts_at) <= now.getTime();
  const give = (answer: OpenAnswer, reason?: string) => void answers.answer([person], answer, reason);
  const clock = (moment: Date) => bareTime(language, moment, zone);
  const times = (from: Date) => `${clock(from)}–${clock(new Date(person.ends_at))}`;
  return (
    <li className={classes['row']}>
      {offered.length > 0 && <Checkbox label={name} checked={picked} onChange={onPick} />}
      <span className={classes['words']}>
        <bdi lang="">{name}</bdi>
        <span className={classes['quiet']}>
          {times(new Date(person.starts_at))} · {t(`why_${person.why}`)}
          {person.zone && (
            <>
              {' · '}
              <bdi lang="">{nameIn(language, person.zone)}</bdi>
            </>
          )}
          {isKept && ` · ${say('kept_here')}`}
        </span>
        {refusal !== undefined && (
          <span role="alert" className={classes['refusal']}>
            {refusal}
          </span>
        )}
      </span>
      <span role="group" aria-label={name} className={classes['answers']}>
        {offered.includes('planned') && (
          <Button tone="secondary" loading={answers.busy} onClick={() => give('planned')}>
            {person.why === 'still_in'
              ? t('answer_out', { time: clock(new Date(person.ends_at)) })
              : t('answer_came', { times: times(plannedArrival(person)) })}
          </Button>
        )}
        {(['no_show', 'excuse'] as const).map(
          (kind) =>
            offered.includes(kind) && (
              <AbsenceMenu
                key={kind}
                rules={board.rules}
                kind={kind}
                label={say(`outcome_${kind === 'excuse' ? 'excused' : kind}`)}
                single
                busy={answers.busy}
                onSay={(reason) => give(kind, reason)}
                onAsk={() => ask(kind)}
              />
            ),
        )}
        {mayMark && !isKept && hasBegun && (
          <Button tone="secondary" onClick={() => ask('correct')}>
            {t('answer_other_times')}
          </Button>
        )}
      </span>
    </li>
  );
};
