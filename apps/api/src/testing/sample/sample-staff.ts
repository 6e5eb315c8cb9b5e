import { hashOfCode } from '../../features/staff-session/code-message.service.ts';
import { hashOfJoinCode, hashOfPhone } from '../../features/staff-join/join-code.service.ts';
import type { Ground } from './sample-ground.ts';

/** A sign-in code that nobody was sent. */
export const giveCode = (
  { pool, dataKey }: Pick<Ground, 'pool' | 'dataKey'>,
  person_id: string,
  code = '123456',
): Promise<unknown> =>
  pool.query(
    `insert into staff_codes (person_id, code_hmac, expires_at) values ($1, $2, now() + interval '10 minutes')
     on conflict (person_id) do update set code_hmac = excluded.code_hmac, expires_at = excluded.expires_at, tries = 0`,
    [person_id, hashOfCode(dataKey, person_id, code)],
  );

/** The same to join with. */
export const giveJoinCode = (
  { pool, dataKey }: Pick<Ground, 'pool' | 'dataKey'>,
  phone: string,
  code = '123456',
): Promise<unknown> =>
  pool.query(
    `insert into join_codes (phone_hmac, code_hmac, expires_at) values ($1, $2, now() + interval '10 minutes')
     on conflict (phone_hmac) do update set code_hmac = excluded.code_hmac, expires_at = excluded.expires_at, tries = 0`,
    [hashOfPhone(dataKey, phone), hashOfJoinCode(dataKey, phone, code)],
  );
