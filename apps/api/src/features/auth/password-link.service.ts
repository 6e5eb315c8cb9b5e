import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import { addMail } from '../../platform/mail/mail-job.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { hashOfToken } from '../../platform/security/session-check.ts';
import { readLinkHours } from '../settings/settings.service.ts';
import { linkMail } from './link-mail.service.ts';
import { closeLinks, replaceLink } from './password-link.queries.ts';

const TOKEN_BYTES = 32;

/** What making a link needs to know about this program. */
export type LinkMeans = { readonly config: Pick<Config, 'mail'>; readonly dataKey: DataKey };

export type LinkReceiver = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** null: never chosen */
  readonly language: 'en' | 'ar' | null;
};

type LinkFor = {
  readonly to: LinkReceiver;
  /** null: the program itself */
  readonly from: { readonly id: string; readonly name: string } | null;
  /** Whether the account waits for its first password. */
  readonly invites: boolean;
};

/** `token` is set only when the link is not mailed. */
export type MadeLink = { readonly token: string | null; readonly expires_at: string };

/** A new link in place of the old one, mailed in the same transaction when there is a mail server. */
export async function createLink(
  tx: Transaction<Database>,
  { to, from, invites }: LinkFor,
  { config: { mail }, dataKey }: LinkMeans,
): Promise<MadeLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { name, email } = to;
  const { invite_link_hours, password_link_hours } = await readLinkHours(tx);
  const hours = invites ? invite_link_hours : password_link_hours;
  const mail_job_id =
    mail === null
      ? null
      : await addMail(tx, dataKey, {
          record_id: to.id,
          name,
          content: linkMail({
            name,
            email,
            language: to.language ?? 'en',
            from: from?.name ?? null,
            invites,
            hours,
            link: `${mail.publicUrl}${passwordPath(token)}`,
          }),
        });
  const expires_at = await replaceLink(tx, {
    admin_id: to.id,
    token_hash: hashOfToken(token),
    created_by: from?.id ?? null,
    hours,
    mail_job_id,
  });
  return { token: mail === null ? token : null, expires_at };
}

/** Where the web app asks for the password. */
export const passwordPath = (token: string): string => `/update-password-for-first-time/${token}`;

/** For a change after which nobody may set a password by a link that was made before. */
export const killLinks = (tx: Transaction<Database>, admin_id: string): Promise<unknown> => closeLinks(tx, admin_id);
