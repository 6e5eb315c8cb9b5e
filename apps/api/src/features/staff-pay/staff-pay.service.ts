import type {
  getStaffStatement,
  listStaffPayslips,
  openStaffPayslip,
  openStaffStatement,
} from '@proline/contract/staff-pay/staff-pay';
import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { ownPayslips, sendPayslipOf } from '../payslip/payslip.service.ts';
import { sendStatementOf, statementOf } from '../statement/statement.service.ts';

export const showOwnPayslips: Handler<typeof listStaffPayslips> = async ({ query: { page = 1 } }, { db, person }) => {
  const per_page = TAB_ROWS_PER_PAGE;
  const { rows, total } = await ownPayslips(db, person.id, { limit: per_page, offset: (page - 1) * per_page });
  return {
    data: rows,
    meta: { current_page: page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
  };
};

export const sendOwnPayslip = (
  { params }: Input<typeof openStaffPayslip>,
  context: ContextOf<typeof openStaffPayslip>,
): Promise<StreamedReply> => sendPayslipOf(context, params.id, context.person.id, context.person.id);

export const showOwnStatement: Handler<typeof getStaffStatement> = async ({ query }, { db, person }) => ({
  data: await statementOf(db, person.id, query),
});

export const sendOwnStatement = (
  { query }: Input<typeof openStaffStatement>,
  context: ContextOf<typeof openStaffStatement>,
): Promise<StreamedReply> => sendStatementOf(context, context.person.id, query, context.person.id);
