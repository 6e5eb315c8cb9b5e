import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

const TOKEN_BYTES = 32;
const LINK_HOURS = 24;
/** Processes that start together share one link; a start after this long replaces a link that may be lost. */
const RENEW_AFTER_MINUTES = 10;
const OWNER_LOCK = 7_165_546_303;

export type FirstOwner =
  | { readonly state: 'present' }
  | { readonly state: 'no_email' }
  | { readonly state: 'link_elsewhere' }
  | { readonly state: 'link'; readonly email: string; readonly token: string; readonly hours: number };

/** While no admin has a password, creates the one link by which the first owner sets theirs. */
export async function inviteFirstOwner(client: pg.ClientBase, ownerEmail: string | undefined): Promise<FirstOwner> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [OWNER_LOCK]);
    const result = await invite(client, ownerEmail);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function invite(client: pg.ClientBase, ownerEmail: string | undefined): Promise<FirstOwner> {
  if (await found(client, 'select from admins where password_hash is not null')) return { state: 'present' };
  if (ownerEmail === undefined) return { state: 'no_email' };
  if (await found(client, RECENT_LINK)) return { state: 'link_elsewhere' };
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await client.query(REPLACE_LINK, [ownerEmail, createHash('sha256').update(token).digest(), LINK_HOURS]);
  return { state: 'link', email: ownerEmail, token, hours: LINK_HOURS };
}

const found = async (client: pg.ClientBase, query: string) =>
  ((await client.query(`${query} limit 1`)).rowCount ?? 0) > 0;

const RECENT_LINK = `
  select from first_password_tokens
  where used_at is null and created_at > now() - interval '${RENEW_AFTER_MINUTES} minutes'`;

const REPLACE_LINK = `
  with closed as (
    delete from first_password_tokens where used_at is null
  ), owner as (
    insert into admins (email, name, permission_set, tour_due) values ($1, 'Owner', 'owner', true)
    on conflict (email) do update set permission_set = 'owner'
    returning id
  ), link as (
    insert into first_password_tokens (admin_id, token_hash, expires_at)
    select id, $2, now() + make_interval(hours => $3) from owner
    returning admin_id
  )
  insert into audit_log (action, entity, record_id, after)
  select 'invite_first_owner', 'admin', admin_id::text, jsonb_build_object('permission_set', 'owner') from link`;
