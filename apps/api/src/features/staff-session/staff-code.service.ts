import type { requestStaffCode } from '@proline/contract/staff-session/staff-session';
import { STAFF_CODE_QUOTAS } from '@proline/domain/account/staff-sign-in';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { askFor, codeParams, hashOfCode, readableOrRefused, sendCode } from './code-message.service.ts';
import { holdByPhone, saveCode } from './staff-session.queries.ts';

/** Looks for whoever has the phone; nobody who asked can tell from anything whether somebody does. */
export const staffCodeJob = defineJob({
  kind: 'staff.code',
  access: 'system',
  params: codeParams,
  runItem: (run) =>
    sendCode(run, {
      receiverOf: (phone) => holdByPhone(run.tx, phone),
      keep: async ({ id }, code) => {
        await saveCode(run.tx, id, hashOfCode(run.dataKey, id, code));
        await run.audit({ action: 'send_staff_code', entity: 'staff_session', record_id: id });
      },
    }),
});

const CODES = { job: staffCodeJob, scope: 'staff_code', ...STAFF_CODE_QUOTAS } as const;

export const askForCode: Handler<typeof requestStaffCode> = async ({ body }, context) => {
  if (context.config.gateway === null) throw new Refusal('staff_codes_off');
  const phone = await readableOrRefused(context.db, body.phone);
  return context.write(askFor(CODES, context, phone));
};
