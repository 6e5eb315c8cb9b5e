import { getPayslip, openPayslip } from '@proline/contract/payslip/payslip';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { saveFile } from '../../lib/api/download.ts';

export const payslipQuery = (id: string) =>
  queryOptions({
    queryKey: ['transfer', 'payslip', id],
    // the screen itself says that there is none
    queryFn: async () => (await call(getPayslip, { params: { id }, quiet: ['not_found'] })).data,
  });

export const downloadPayslip = (id: string, code: number): Promise<void> =>
  saveFile(openPayslip, { params: { id } }, `payslip-T-${code}.pdf`);
