import { hashOfCode } from '../../features/staff-session/staff-code.service.ts';
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
