import { randomUUID } from 'node:crypto';
import { getFile } from '@proline/contract/file/file';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { handleIncident, listIncidents, reopenIncident } from '@proline/contract/incident/incident';
import { listLedIncidents, reportIncident } from '@proline/contract/staff-lead/staff-lead';
import { uploadStaffFile } from '@proline/contract/staff-profile/staff-profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDay, type Day } from '../../testing/event/day-course.ts';
import { samplePng } from '../../testing/sample/sample-files.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let ops: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ops = await app.signIn('ops');
});
afterAll(() => app.close());

const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;

async function ledDay(zone = false): Promise<{ day: Day; boss: { id: string; token: string } }> {
  const day = await addDay(app.pool);
  const boss = await app.signInStaff((await addRow(app.pool, 'team_leaders', { status: 'approved' })).id);
  const { event_id, starts_at, ends_at, zone_id } = day;
  const part = zone ? { scope: 'zone' as const, zone_id } : {};
  await addRow(app.pool, 'event_leads', { event_id, leader_id: boss.id, starts_at, ends_at, ...part });
  return { day, boss };
}

const report = (token: string, event_id: string, said: Readonly<Record<string, unknown>> = {}) =>
  app.call(reportIncident, {
    token,
    params: { id: event_id },
    body: { id: randomUUID(), kind: 'guest', text: 'A guest has lost a bag.', ...said },
  });

const listed = async (event_id: string) =>
  listIncidents.response.parse((await app.call(listIncidents, { token: ops.token, params: { id: event_id } })).json());

describe('an incident', () => {
  test('is reported with a photo, told to operations, shown on the event, and audited as the leader', async () => {
    const { day, boss } = await ledDay();
    const sent = await app.call(uploadStaffFile, {
      token: boss.token,
      query: { purpose: 'incident_photo', name: 'gate.png' },
      bytes: await samplePng(),
    });
    const file_id = sent.json<{ data: { id: string } }>().data.id;
    const [one] = day.people;
    const id = randomUUID();
    const said = { id, kind: 'injury', text: 'Fainted.', zone_id: day.zone_id, assignment_id: one?.id, file_id };
    const reply = await report(boss.token, day.event_id, said);
    expect(reply.json()).toMatchObject({ data: { id, has_photo: true, handled: false } });
    const { data, meta } = await listed(day.event_id);
    expect(meta).toMatchObject({ total: 1, open: 1 });
    expect(data).toMatchObject([
      {
        id,
        kind: 'injury',
        text: 'Fainted.',
        about: { id: one?.usher_id },
        reported_by: { id: boss.id },
        handled_at: null,
      },
    ]);
    expect(data[0]?.photo).toBe(`/api/admin/files/${file_id}`);
    const bytes = await app.call(getFile, { token: ops.token, params: { id: file_id }, query: { size: '384' } });
    expect(bytes.statusCode).toBe(200);
    const told = await app.pool.query<{ link: string }>(
      `select link from notifications where admin_id = $1 and kind = 'incident_reported' and params ->> 'event_id' = $2`,
      [ops.id, day.event_id],
    );
    expect(told.rows).toEqual([{ link: `/events/${day.event_id}/attendance?view=incidents` }]);
    const audit = await app.pool.query(
      `select person_id, action from audit_log where entity = 'incident' and record_id = $1`,
      [id],
    );
    expect(audit.rows).toEqual([{ person_id: boss.id, action: 'report_incident' }]);
  });

  test('that is sent twice is one; the id of another’s is refused', async () => {
    const [{ day, boss }, other] = [await ledDay(), await ledDay()];
    const id = randomUUID();
    expect((await report(boss.token, day.event_id, { id })).statusCode).toBe(200);
    expect((await report(boss.token, day.event_id, { id })).statusCode).toBe(200);
    expect((await listed(day.event_id)).meta.total).toBe(1);
    expect(codeOf(await report(other.boss.token, other.day.event_id, { id }))).toBe('incident_id_taken');
    const told = await app.pool.query(
      `select from notifications where admin_id = $1 and kind = 'incident_reported' and params ->> 'event_id' = $2`,
      [ops.id, day.event_id],
    );
    expect(told.rowCount).toBe(1);
    const own = await app.call(listLedIncidents, { token: boss.token, params: { id: day.event_id } });
    expect(listLedIncidents.response.parse(own.json()).data.map((one) => one.id)).toEqual([id]);
  });

  test('is of an event that is led, of a zone and a person that are led, and not of another time', async () => {
    const [{ day, boss }, other] = [await ledDay(true), await ledDay()];
    const elsewhere = (await addRow(app.pool, 'zones', { event_id: day.event_id })).id;
    const refused = async (said: Readonly<Record<string, unknown>>) =>
      codeOf(await report(boss.token, day.event_id, said));
    expect((await report(boss.token, other.day.event_id)).statusCode).toBe(404);
    expect(await refused({ zone_id: elsewhere })).toBe('not_of_event');
    expect(await refused({ zone_id: other.day.zone_id })).toBe('not_of_event');
    expect(await refused({ assignment_id: other.day.people[0]?.id })).toBe('not_of_event');
    expect(await refused({ happened_at: new Date(Date.now() + 3_600_000).toISOString() })).toBe('time_in_future');
    expect(await refused({ happened_at: '2020-01-01T00:00:00Z' })).toBe('times_too_far');
    expect(await refused({ file_id: randomUUID() })).toBe('file_not_usable');
    expect(await refused({ text: '' })).toBe('validation_failed');
    expect((await listed(day.event_id)).data).toEqual([]);
  });

  test('is handled with a note and opened again, each once, by what was seen', async () => {
    const { day, boss } = await ledDay();
    const id = randomUUID();
    await report(boss.token, day.event_id, { id });
    const handle = (version: number) =>
      app.call(handleIncident, { token: ops.token, params: { id }, body: { version, note: 'Bag was found.' } });
    const reopen = (version: number) =>
      app.call(reopenIncident, { token: ops.token, params: { id }, body: { version } });
    expect(codeOf(await reopen(1))).toBe('not_handled');
    expect((await handle(1)).json()).toMatchObject({ data: { note: 'Bag was found.', version: 2 } });
    expect(codeOf(await handle(1))).toBe('conflict');
    expect(codeOf(await handle(2))).toBe('already_handled');
    expect((await listed(day.event_id)).meta.open).toBe(0);
    expect((await reopen(2)).json()).toMatchObject({ data: { handled_at: null, note: null, version: 3 } });
    const own = await app.call(listLedIncidents, { token: boss.token, params: { id: day.event_id } });
    expect(own.json()).toMatchObject({ data: [{ id, handled: false }] });
  });
});
