import { randomBytes } from 'node:crypto';
import { PERMISSION_SETS, type PermissionSet } from '@proline/domain/account/permission';
import { openLink } from '../sample/sample-links.ts';
import type { TestApp } from '../test-app.ts';

export type Caller = {
  readonly name: string;
  /** null: counts as not signed in, 'staff' and 'joiner': not where admins are */
  readonly set: PermissionSet | 'staff' | 'joiner' | null;
  /** Makes the header that they send; whoever is let in has a new one for each call, because a call may end its session. */
  readonly authorization: (app: TestApp) => Promise<string | undefined>;
};

const signedIn = PERMISSION_SETS.map((set): Caller => ({
  name: set,
  set,
  authorization: async (app) => `Bearer ${(await app.signIn(set)).token}`,
}));

/** An owner, who might do everything, whose session is not alive any more. */
const after = (name: string, end: string): Caller => ({
  name,
  set: null,
  authorization: async (app) => {
    const { id, token } = await app.signIn('owner');
    await app.pool.query(end, [id]);
    return `Bearer ${token}`;
  },
});

/** The same of somebody who wants to join. */
const afterJoining = (name: string, end: string): Caller => ({
  name,
  set: null,
  authorization: async (app) => {
    const { id, token } = await app.proveToJoin();
    await app.pool.query(end, [id]);
    return `Bearer ${token}`;
  },
});

/** The same of an usher. */
const afterStaff = (name: string, end: string): Caller => ({
  name,
  set: null,
  authorization: async (app) => {
    const { id, token } = await app.signInStaff();
    await app.pool.query(end, [id]);
    return `Bearer ${token}`;
  },
});

const saying = (name: string, header: string | undefined): Caller => ({
  name,
  set: null,
  authorization: async () => header,
});
const someToken = () => randomBytes(32).toString('base64url');

export const CALLERS: readonly Caller[] = [
  ...signedIn,
  { name: 'an usher', set: 'staff', authorization: async (app) => `Bearer ${(await app.signInStaff()).token}` },
  { name: 'a joiner', set: 'joiner', authorization: async (app) => `Bearer ${(await app.proveToJoin()).token}` },
  saying('nobody', undefined),
  saying('an empty header', ''),
  saying('no token', 'Bearer '),
  saying('half a token', `Bearer ${someToken().slice(0, 20)}`),
  saying('two tokens', `Bearer ${someToken()}, Bearer ${someToken()}`),
  saying('another scheme', `Basic ${Buffer.from('owner:proline').toString('base64')}`),
  saying('SQL', `Bearer ' or '1'='1`),
  saying('an unknown token', `Bearer ${someToken()}`),
  after(
    'an expired session',
    `update sessions set created_at = now() - interval '9 days', expires_at = now() - interval '1 second' where admin_id = $1`,
  ),
  after(
    'a session idle for too long',
    `update sessions set last_used_at = now() - interval '10 days' where admin_id = $1`,
  ),
  after('a revoked session', 'update sessions set revoked_at = now() where admin_id = $1'),
  after('a disabled account', 'update admins set disabled_at = now() where id = $1'),
  after('a removed session', 'delete from sessions where admin_id = $1'),
  {
    name: 'the token of a first-password link',
    set: null,
    authorization: async (app) => `Bearer ${await openLink(app.pool, (await app.addAdmin('owner')).id)}`,
  },
];

/** Whose pass is not worth anything any more where only those get in who want to join. */
export const FORMER_JOINERS: readonly Caller[] = [
  saying('an unknown pass', `Bearer join_${someToken()}`),
  {
    name: 'a pass without what it begins with',
    set: null,
    authorization: async (app) => `Bearer ${(await app.proveToJoin()).token.replace('join_', '')}`,
  },
  {
    name: 'a token of the staff that says it is a pass',
    set: null,
    authorization: async (app) => `Bearer ${(await app.signInStaff()).token.replace('staff_', 'join_')}`,
  },
  afterJoining(
    'an expired pass',
    `update join_passes set created_at = now() - interval '2 hours', expires_at = now() - interval '1 second' where id = $1`,
  ),
  afterJoining('a used pass', 'update join_passes set used_at = now(), phone_encrypted = null where id = $1'),
];

/** Whose session is not alive any more where only the staff gets in. */
export const FORMER_STAFF: readonly Caller[] = [
  saying('an unknown token of the staff', `Bearer staff_${someToken()}`),
  {
    name: 'a token of the staff without what it begins with',
    set: null,
    authorization: async (app) => `Bearer ${(await app.signInStaff()).token.replace('staff_', '')}`,
  },
  {
    name: 'an owner’s token that says it is of the staff',
    set: null,
    authorization: async (app) => `Bearer staff_${(await app.signIn('owner')).token}`,
  },
  afterStaff(
    'an expired session of the staff',
    `update staff_sessions set created_at = now() - interval '9 days', expires_at = now() - interval '1 second' where person_id = $1`,
  ),
  afterStaff(
    'a session of the staff idle for too long',
    `update staff_sessions set last_used_at = now() - interval '46 days' where person_id = $1`,
  ),
  afterStaff('a revoked session of the staff', 'update staff_sessions set revoked_at = now() where person_id = $1'),
  afterStaff(
    'somebody who is blocked',
    `update ushers set status = 'blocked', status_reason = 'Did not come.' where id = $1`,
  ),
  afterStaff('somebody with another phone', `update persons set phone = '+97150' || right(phone, 7) where id = $1`),
  afterStaff(
    'somebody who is erased',
    `update persons set anonymised_at = now(), usher_status = null, usher_status_changed_at = null, usher_since = null where id = $1`,
  ),
  afterStaff(
    'somebody who is merged into another',
    `with kept as (select id from persons where id <> $1 and anonymised_at is null and merged_into is null limit 1)
     update persons set merged_into = (select id from kept), usher_status = null, usher_status_changed_at = null,
       usher_since = null, phone = null where id = $1`,
  ),
];
