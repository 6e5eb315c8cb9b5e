import type {
  checkIn,
  checkOut,
  correctAttendance,
  excuseAbsence,
  listMarks,
  markNoShow,
  openExcuse,
  sendMarks,
  undoMark,
} from '@proline/contract/attendance/attendance';
import { MOST_MARKS_AT_ONCE } from '@proline/contract/attendance/attendance';
import type { BodyOf } from '@proline/contract/frame/endpoint';
import { STANDING_REFUSALS } from '@proline/domain/attendance/mark-table';
import type { Context, ContextOf, Handler, Input, SignedInAdmin, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { bytesOf } from '../file/file.service.ts';
import { keepFile } from '../person/person-photo.service.ts';
import { readBoardPeople } from './board.service.ts';
import { findEventOf, findExcuse, findMarksOf } from './mark.queries.ts';
import { doneOrRefused, isMade, makeMarks, placeOf, type MarkAnswer, type WantedMark } from './mark.service.ts';

type Reply = Awaited<ReturnType<Handler<typeof checkIn>>>;
type Writer = Pick<Context<SignedInAdmin, Reply>, 'write' | 'admin'>;
type AtDesk = Omit<WantedMark, 'assignment_id' | 'at' | 'method'> & {
  readonly at?: Date | null;
  readonly method?: WantedMark['method'] | undefined;
};

/** One mark at a desk: it is made, or refused by its name. */
const markOne = ({ write, admin }: Writer, assignment_id: string, wanted: AtDesk): Promise<Reply> =>
  write(async (tx, audit) => {
    const event_id = await findEventOf(tx, assignment_id);
    if (event_id === undefined) throw new Refusal('not_found');
    const marker = { tx, audit, actor: { admin_id: admin.id, person_id: null }, event_id };
    const { at = null, method = 'manual', ...rest } = wanted;
    const { file_id } = wanted;
    if (file_id !== undefined && !(await isMade(tx, wanted.id)))
      await keepFile(tx, { file_id }, 'excuse_document', admin.id);
    const [answer] = await makeMarks(marker, [{ ...rest, assignment_id, at, method }], { keepRefused: false });
    const result = doneOrRefused(answer);
    const [person] = await readBoardPeople(tx, event_id, [assignment_id]);
    if (!person) throw new Refusal('not_found');
    return { data: { result, person } };
  });

export const momentOf = (text: string | null | undefined): Date | null =>
  typeof text === 'string' ? new Date(text) : null;

export const markIn: Handler<typeof checkIn> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'check_in', at: momentOf(body.at), place: placeOf(body) });

export const markOut: Handler<typeof checkOut> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'check_out', at: momentOf(body.at), place: placeOf(body) });

export const markMissing: Handler<typeof markNoShow> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'no_show' });

export const excuse: Handler<typeof excuseAbsence> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'excuse' });

export const takeBack: Handler<typeof undoMark> = ({ params, body }, context) =>
  markOne(context, params.id, { ...body, kind: 'undo' });

type Sent = Pick<BodyOf<typeof correctAttendance>, 'checked_in_at' | 'checked_out_at' | 'absence' | 'approved_minutes'>;

const correctionOf = ({ checked_in_at, checked_out_at, absence, approved_minutes }: Sent) => ({
  checked_in_at: momentOf(checked_in_at),
  checked_out_at: momentOf(checked_out_at),
  absence,
  approved_minutes,
});

export const correct: Handler<typeof correctAttendance> = ({ params, body }, context) => {
  const { id, version, reason, ...to } = body;
  return markOne(context, params.id, { id, version, reason, kind: 'correct', to: correctionOf(to) });
};

const CONFLICTS: readonly string[] = STANDING_REFUSALS;

/** Something else stands on record, which whoever marked did not know; or a rule is against it. */
const queueResult = (id: string, answer: MarkAnswer) => {
  switch (answer.result) {
    case 'done':
      return { id, result: 'done' as const, code: null };
    case 'repeated':
      return { id, result: 'repeated' as const, code: answer.code };
    case 'refused':
      return {
        id,
        result: CONFLICTS.includes(answer.code) ? ('conflict' as const) : ('refused' as const),
        code: answer.code,
      };
  }
};

export const replayMarks: Handler<typeof sendMarks> = ({ params, body }, { admin, write }) => {
  if (body.marks.length > MOST_MARKS_AT_ONCE) throw new Refusal('too_many_marks');
  return write(async (tx, audit) => {
    const marker = { tx, audit, actor: { admin_id: admin.id, person_id: null }, event_id: params.id };
    const wanted = body.marks.map((mark) => ({
      ...mark,
      at: new Date(mark.at),
      place: placeOf(mark),
      to: mark.to && correctionOf(mark.to),
    }));
    const answers = await makeMarks(marker, wanted, { keepRefused: true });
    const concerned = new Set(body.marks.map(({ assignment_id }) => assignment_id));
    const notOfEvent = new Set(
      answers.flatMap((answer, n) =>
        answer.result === 'refused' && answer.code === 'not_of_event' ? [wanted[n]?.assignment_id ?? ''] : [],
      ),
    );
    return {
      data: {
        results: answers.map((answer, n) => queueResult(wanted[n]?.id ?? '', answer)),
        people: await readBoardPeople(
          tx,
          params.id,
          [...concerned].filter((id) => !notOfEvent.has(id)),
        ),
      },
    };
  });
};

export const showMarks: Handler<typeof listMarks> = async ({ params }, { db }) => {
  if ((await findEventOf(db, params.id)) === undefined) throw new Refusal('not_found');
  const marks = await findMarksOf(db, params.id);
  return {
    data: marks.map(({ at, received_at, before, after, ...mark }) => ({
      ...mark,
      at: at.toISOString(),
      received_at: received_at.toISOString(),
      before: before && recordedOf(before),
      after: after && recordedOf(after),
    })),
  };
};

type Kept = NonNullable<Awaited<ReturnType<typeof findMarksOf>>[number]['before']>;

const recordedOf = ({ checked_in_at, checked_out_at, ...kept }: Kept) => ({
  outcome: kept.outcome,
  checked_in_at: checked_in_at?.toISOString() ?? null,
  checked_out_at: checked_out_at?.toISOString() ?? null,
  late_minutes: kept.late_minutes,
  approved_minutes: kept.approved_minutes,
  minutes_by_hand: kept.minutes_by_hand,
  reason: kept.reason,
});

/** The entry is written before the first byte leaves. */
export async function sendExcuse(
  { params }: Input<typeof openExcuse>,
  { db, config, write }: ContextOf<typeof openExcuse>,
): Promise<StreamedReply> {
  const found = await findExcuse(db, params.id);
  if (!found) throw new Refusal('not_found');
  const reply = await bytesOf(config, { id: found.file_id, type: found.type });
  await write(async (_tx, audit) => {
    await audit({
      action: 'open_excuse',
      entity: 'attendance',
      record_id: params.id,
      person_id: found.usher_id,
    });
    return { data: null };
  });
  return { ...reply, fileName: found.name };
}
