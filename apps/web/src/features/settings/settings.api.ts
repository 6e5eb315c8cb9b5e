import { changeSettings, getSettings } from '@proline/contract/settings/settings';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await call(getSettings)).data,
  meta: { topics: ['settings'] },
});

export type AllSettings = Awaited<ReturnType<NonNullable<(typeof settingsQuery)['queryFn']>>>;

type Kept<Value> = {
  readonly value: Value;
  readonly version: number;
  readonly updated_at: string | null;
  readonly updated_by_name: string | null;
};

/** Returns a section in the shape that its form needs. */
export const recordOf = <Value>({ value, ...kept }: Kept<Value>) => ({ ...kept, values: value });

/** Returns how a section's form saves the section and loads it again. */
const sectionCalls = <Value>(
  keptIn: (all: AllSettings) => Kept<Value>,
  send: (body: { version: number; value: Value }) => Promise<unknown>,
) => {
  const reload = async () => recordOf(keptIn(await queryClient.query({ ...settingsQuery, staleTime: 0 })));
  const save = async (version: number, value: Value) => {
    await send({ version, value });
    return reload();
  };
  return { save, reload };
};

export const settingsCalls = {
  organisation: sectionCalls(
    ({ organisation }) => organisation,
    (body) => call(changeSettings.organisation, { body }),
  ),
  region: sectionCalls(
    ({ region }) => region,
    (body) => call(changeSettings.region, { body }),
  ),
  security: sectionCalls(
    ({ security }) => security,
    (body) => call(changeSettings.security, { body }),
  ),
  privacy: sectionCalls(
    ({ privacy }) => privacy,
    (body) => call(changeSettings.privacy, { body }),
  ),
  recruiting: sectionCalls(
    ({ recruiting }) => recruiting,
    (body) => call(changeSettings.recruiting, { body }),
  ),
  attendance: sectionCalls(
    ({ attendance }) => attendance,
    (body) => call(changeSettings.attendance, { body }),
  ),
  pay: sectionCalls(
    ({ pay }) => pay,
    (body) => call(changeSettings.pay, { body }),
  ),
  payments: sectionCalls(
    ({ payments }) => payments,
    (body) => call(changeSettings.payments, { body }),
  ),
  reliability: sectionCalls(
    ({ reliability }) => reliability,
    (body) => call(changeSettings.reliability, { body }),
  ),
  strikes: sectionCalls(
    ({ strikes }) => strikes,
    (body) => call(changeSettings.strikes, { body }),
  ),
  retention: sectionCalls(
    ({ retention }) => retention,
    (body) => call(changeSettings.retention, { body }),
  ),
  notifications: sectionCalls(
    ({ notifications }) => notifications,
    (body) => call(changeSettings.notifications, { body }),
  ),
  hiring: sectionCalls(
    ({ hiring }) => hiring,
    (body) => call(changeSettings.hiring, { body }),
  ),
};
