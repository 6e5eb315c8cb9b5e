import { archivePayslips, getPayslip, openPayslip, openPayslipArchive } from '@proline/contract/payslip/payslip';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { ListSelection } from '../../ui/list/list-view.ts';

export const payslipQuery = (id: string) =>
  queryOptions({
    queryKey: ['transfer', 'payslip', id],
    // the screen itself says that there is none
    queryFn: async () => (await call(getPayslip, { params: { id }, quiet: ['not_found'] })).data,
  });

export const downloadPayslip = (id: string, code: number): Promise<void> =>
  saveFile(openPayslip, { params: { id } }, `payslip-T-${code}.pdf`);

/** Those of a selection, made in the background; the job is in the tray at once. */
export const startArchive = async (selection: ListSelection, idempotencyKey: string): Promise<void> => {
  const asSent = 'ids' in selection ? { ids: [...selection.ids] } : selection;
  await call(archivePayslips, { body: { selection: asSent }, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: ['job'] });
};

export const downloadArchive = (job_id: string): Promise<void> =>
  saveFile(openPayslipArchive, { params: { id: job_id } }, 'payslips.zip');
