import { timingSafeEqual } from 'node:crypto';
import { STAFF_SIGN_IN_DELAYS } from '@proline/domain/account/staff-sign-in';
import type { Context } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inCountedTry, type GuessedAt } from '../../platform/security/counted-try.ts';
import { networkOf, throttleKey } from '../../platform/security/throttle.ts';
import { recordAudit } from '../../platform/writing/audit.ts';
import { NOBODY_YET } from './code-message.service.ts';

type Guess<Tried> = {
  /** what the code opens: guesses at the one are not counted at the other */
  readonly scope: 'staff' | 'join';
  readonly phone: string;
  /** counts a try of the code that there is, before anything is compared; undefined: there is none */
  readonly count: () => Promise<Tried | undefined>;
  readonly hashFor: (tried: Tried) => Buffer;
};

type Kept = { readonly code_hmac: Buffer; readonly person_id?: string };

/** No code, wrong, used, expired, tried too often: all get the same reply. Guesses are slowed down by phone, address and both. */
export const triedCode = <Tried extends Kept>(
  context: Pick<Context, 'db' | 'request' | 'dataKey'>,
  guess: Guess<Tried>,
): Promise<Tried> =>
  inCountedTry(context.db, guessedAt(context, guess), async () => {
    const tried = await guess.count();
    const isRight = tried && timingSafeEqual(tried.code_hmac, guess.hashFor(tried));
    return isRight ? tried : refuseAndRecord(context, tried);
  });

function guessedAt(
  { dataKey, request }: Pick<Context, 'dataKey' | 'request'>,
  { scope, phone }: Pick<Guess<unknown>, 'scope' | 'phone'>,
): readonly GuessedAt[] {
  const network = networkOf(request.address);
  const { phone_and_address, phone: ofPhone, address } = STAFF_SIGN_IN_DELAYS;
  return [
    { key: throttleKey(dataKey, `${scope}_both`, phone, network), rule: phone_and_address, forgiven: true },
    { key: throttleKey(dataKey, `${scope}_phone`, phone), rule: ofPhone, forgiven: true },
    // being right oneself must not reset the count of guesses at others
    { key: throttleKey(dataKey, `${scope}_address`, network), rule: address, forgiven: false },
  ];
}

/** In a transaction of its own: the refusal would undo any other. The phone itself stands nowhere. */
async function refuseAndRecord(
  { db, request, dataKey }: Pick<Context, 'db' | 'request' | 'dataKey'>,
  tried: Kept | undefined,
): Promise<Refusal> {
  await db.transaction().execute((tx) =>
    recordAudit(
      tx,
      { admin_id: null, source: request, dataKey },
      {
        action: 'fail_to_sign_in',
        entity: 'staff_session',
        record_id: tried?.person_id ?? NOBODY_YET,
        after: { refused: 'staff_code_wrong' },
      },
    ),
  );
  return new Refusal('staff_code_wrong');
}
