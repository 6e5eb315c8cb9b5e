import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconCircleMinus,
  IconCloudUp,
  IconPhone,
  IconUserSearch,
  IconUserX,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { ReplacementDialog } from '../../replacement/replacement-dialog.parts.tsx';
import { isWanted, shownPerson, type BoardShift, type WantedState } from '../board/board-model.ts';
import { useArrivalWords } from '../arrival/use-arrival-words.ts';
import { standIns } from '../arrival/arrivals.ts';
import { STATE_ICONS } from '../board/state-look.ts';
import { AbsenceDialog } from '../marks/absence-dialog.tsx';
import { actOf, marksOf, useMarks, type Marks } from '../marks/use-marks.ts';
import { useKept } from '../offline/use-kept.ts';
import { WhenNear } from '../when-near.tsx';
import { CALLED_GROUPS } from './called-groups.ts';
import type { CalledGroups } from './called-people.ts';
import classes from './roll-call-page.module.css';

type RollCallRowsProps = {
  readonly board: EventBoard;
  readonly shift: BoardShift;
  readonly groups: CalledGroups;
  readonly now: Date;
  readonly mayMark: boolean;
  /** undefined: everybody */
  readonly shown: WantedState | undefined;
};

type Asked = { readonly id: string; readonly kind: 'no_show' | 'excuse' | 'replace' };

/** So many rows are drawn or left out together. */
const GROUP = 20;
const ROW_PX = 73;

/** Who is not here yet stands first, because that is what is looked for. */
export const RollCallRows = ({ board, shift, groups, now, mayMark, shown }: RollCallRowsProps) => {
  const { t, language } = useTranslation('attendance');
  const marks = useMarks(board.event.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const person = board.people.find(({ id }) => id === asked?.id);
  const standIn = useMemo(() => standIns(board.people), [board.people]);
  const kept = useKept(({ people }) => people);
  const mayAssign = mayDo(useUser()?.permission_set ?? 'viewer', 'assignments.write');
  const isOver = Date.parse(shift.ends_at) <= now.getTime();
  const wanted = CALLED_GROUPS.filter((state) => groups[state].length > 0 && isWanted(shown, state));
  if (wanted.length === 0)
    return (
      <EmptyState
        as="h2"
        tone="grey"
        icon={<Icon of={STATE_ICONS.expected} size="xxl" />}
        title={t('nobody')}
        text={t('nobody_text')}
      />
    );
  return (
    <div className={classes['groups']}>
      {wanted.map((state) => (
        <section key={state} aria-label={t(`called_${state}`)} data-state={state}>
          <h2 className={classes['head']}>
            {t(`called_${state}`)}{' '}
            <span className={classes['tally']}>{formatNumber(language, groups[state].length)}</span>
            {state === 'in' && groups.in.length > 1 && <span className={classes['quiet']}>{t('latest_first')}</span>}
          </h2>
          {inGroups(groups[state]).map((group) => (
            <WhenNear key={group[0]?.id} room={group.length * ROW_PX} always={groups[state].length <= 2 * GROUP}>
              <ul aria-label={t(`called_${state}`)}>
                {group.map((one) => (
                  <li key={one.id} className={classes['row']} data-person={one.id} data-state={state}>
                    <Person
                      board={board}
                      shift={shift}
                      person={one}
                      now={now}
                      standIn={standIn.get(one.id)}
                      kept={kept.get(one.id)}
                    />
                    {state === 'no_show' && mayAssign && !isOver && !standIn.has(one.id) && (
                      <Button tone="secondary" onClick={() => setAsked({ id: one.id, kind: 'replace' })}>
                        <Icon of={IconUserSearch} />
                        {t('act_replace')}
                      </Button>
                    )}
                    {mayMark && (
                      <Answers
                        person={one}
                        shift={shift}
                        now={now}
                        marks={marks}
                        ask={(kind) => setAsked({ id: one.id, kind })}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </WhenNear>
          ))}
        </section>
      ))}
      {asked?.kind === 'replace' && person && (
        <ReplacementDialog
          place={{ assignment_id: person.id, missing: person.usher }}
          timeZone={board.event.time_zone}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && asked.kind !== 'replace' && person && (
        <AbsenceDialog
          rules={board.rules}
          person={person}
          kind={asked.kind}
          marks={marks}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};

const inGroups = (people: readonly BoardPerson[]): readonly (readonly BoardPerson[])[] =>
  Array.from({ length: Math.ceil(people.length / GROUP) }, (_, at) => people.slice(at * GROUP, (at + 1) * GROUP));

type PersonProps = Pick<RollCallRowsProps, 'board' | 'shift' | 'now'> & {
  readonly person: BoardPerson;
  readonly standIn: BoardPerson | undefined;
  readonly kept: 'waiting' | 'problem' | undefined;
};

const Person = ({ board, shift, person, now, standIn, kept }: PersonProps) => {
  const { t, language } = useTranslation('attendance');
  const name = nameIn(language, person.usher);
  const [, other] = ownFirst(language, person.usher.name_en, person.usher.name_ar);
  const zone = board.zones.find(({ id }) => id === person.zone_id);
  const role = board.roles.find(({ id }) => id === person.role_id);
  const { overdue } = shownPerson(person, shift, board.event.late_grace_minutes, now.getTime());
  const { comes, instead } = useArrivalWords(board.event.time_zone);
  const isAbsent = person.state === 'no_show';
  const recordedAt = isAbsent ? person.absent_at : person.checked_in_at;
  const said = person.state === 'expected' ? comes(person) : standIn && instead(standIn);
  return (
    <>
      <Avatar name={name} image={person.usher.photo} size={32} />
      <span className={classes['who']}>
        <span>
          <b className={classes['name']}>
            <bdi lang="">{name}</bdi>
          </b>{' '}
          {other !== name && (
            <bdi lang="" className={classes['quiet']}>
              {other}
            </bdi>
          )}
        </span>
        <span className={classes['quiet']}>
          {zone ? <bdi lang="">{nameIn(language, zone)}</bdi> : t('unzoned')}
          {role && (
            <>
              {' · '}
              <bdi lang="">{nameIn(language, role)}</bdi>
            </>
          )}
          {overdue > 0 && <b className={classes['late']}> · {t('chip_late', { count: overdue })}</b>}
          {said && ` · ${said}`}
          {person.reason && (
            <>
              {' · '}
              <span dir="auto" lang="">
                {ownFirst(language, person.reason.en, person.reason.ar)[0]}
              </span>
            </>
          )}
        </span>
      </span>
      {kept !== undefined && (
        <span className={classes['kept']} data-problem={kept === 'problem' || undefined}>
          <Icon of={kept === 'problem' ? IconAlertTriangle : IconCloudUp} size="s" />
          {t(kept === 'problem' ? 'undecided' : 'kept_here')}
        </span>
      )}
      {recordedAt !== null && (
        <span className={classes['time']}>
          <Icon of={STATE_ICONS[isAbsent ? 'no_show' : 'in']} size="s" />
          {bareTime(language, new Date(recordedAt), board.event.time_zone)}
        </span>
      )}
    </>
  );
};

type AnswersProps = {
  readonly person: BoardPerson;
  readonly shift: BoardShift;
  readonly now: Date;
  readonly marks: Marks;
  readonly ask: (kind: Asked['kind']) => void;
};

/** A refusal stands where it happened. */
const Answers = ({ person, shift, now, marks, ask }: AnswersProps) => {
  const { t } = useTranslation('attendance');
  // Nobody has failed to come to a shift that has not begun.
  const hasBegun = Date.parse(shift.starts_at) <= now.getTime();
  const offered = marksOf(person).filter((kind) => kind !== 'no_show' || hasBegun);
  const canUndo =
    person.last_mark !== null && person.undo_until !== null && Date.parse(person.undo_until) > now.getTime();
  const isBusy = marks.busy === person.id;
  const refusal = marks.refusalOf(person.id);
  return (
    <span className={classes['answers']}>
      {person.state === 'expected' && person.usher.phone !== null && (
        <a
          className={classes['phone']}
          href={`tel:${person.usher.phone}`}
          aria-label={`${t('phone')}: ${person.usher.phone}`}
        >
          <Icon of={IconPhone} size="l" />
        </a>
      )}
      {person.state === 'expected' && (
        <Button tone="secondary" onClick={() => ask('excuse')}>
          <Icon of={IconCircleMinus} />
          {t('act_excuse')}
        </Button>
      )}
      {offered.includes('no_show') && (
        <Button tone="secondary" onClick={() => ask('no_show')}>
          <Icon of={IconUserX} />
          {t(actOf(person, 'no_show'))}
        </Button>
      )}
      {offered.includes('check_in') && (
        <Button
          tone={person.state === 'expected' ? 'primary' : 'secondary'}
          loading={isBusy}
          onClick={() => void marks.mark(person, 'check_in')}
        >
          <Icon of={IconCheck} />
          {t('answer_here')}
        </Button>
      )}
      {canUndo && (
        <Button tone="secondary" loading={isBusy} onClick={() => void marks.takeBack(person)}>
          <Icon of={IconArrowBackUp} />
          {t('act_undo')}
        </Button>
      )}
      {refusal !== null && (
        <span role="alert" className={classes['refusal']}>
          {refusal}
        </span>
      )}
    </span>
  );
};
