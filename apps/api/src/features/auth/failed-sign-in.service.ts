import type { Context } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { recordAudit } from '../../platform/writing/audit.ts';
import { notify } from '../../platform/writing/notify.ts';
import { wasNotifiedOfCode } from './sign-in-notice.queries.ts';

/** Stands for the record when no account has the e-mail address; the address itself may be a mistyped password. */
export const NO_ACCOUNT = 'unknown';

/**
 * Puts a failed sign-in into the audit log, in a transaction of its own: the refusal would undo any other. Whoever had
 * the password right and the code wrong may be a stranger, so the account's owner is notified.
 */
export async function recordFailedSignIn(
  { db, request, dataKey }: Pick<Context, 'db' | 'request' | 'dataKey'>,
  admin_id: string | undefined,
  refused: 'wrong_credentials' | 'otp_wrong',
): Promise<Refusal> {
  await db.transaction().execute(async (tx) => {
    await recordAudit(
      tx,
      { admin_id: null, source: request, dataKey },
      {
        action: 'fail_to_sign_in',
        entity: admin_id === undefined ? 'session' : 'admin',
        record_id: admin_id ?? NO_ACCOUNT,
        after: { refused },
      },
    );
    if (admin_id === undefined || refused !== 'otp_wrong' || (await wasNotifiedOfCode(tx, admin_id))) return;
    const { address } = request;
    await notify(tx, {
      kind: 'wrong_sign_in_code',
      params: { address },
      link: '/profile',
      to: { admin_ids: [admin_id] },
    });
  });
  return new Refusal(refused);
}
