import { PassThrough } from 'node:stream';
import { MOST_PAYSLIPS, type archivePayslips, type openPayslipArchive } from '@proline/contract/payslip/payslip';
import yazl from 'yazl';
import { z } from 'zod';
import type { ContextOf, Handler, Input, StreamedReply } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { storageOf } from '../../platform/storage/configured-storage.ts';
import { transferItems } from '../transfer/transfer-job.service.ts';
import { findArchive } from './payslip.queries.ts';
import { fileNameOf, payslipOf, payslipPdf } from './payslip.service.ts';

/** Nothing refers to these bytes, so the sweep of files takes them after a day. */
const keyOf = (job_id: string, transfer_id: string): string => `${job_id}/${transfer_id}.pdf`;

/** Each payslip is kept as soon as it is made; the zip is put together while it is fetched. */
export const payslipJob = defineJob({
  kind: 'payslips.zip',
  access: 'bank.reveal',
  params: z.object({}),
  runItem: async ({ tx, audit, config, dataKey, item, job_id, created_by }) => {
    const { slip, person_id } = await payslipOf(tx, dataKey, item.record_id);
    if (slip.status !== 'transferred') throw new Refusal('payslip_not_paid');
    const pdf = await payslipPdf(slip, created_by ?? job_id);
    await storageOf(config).put(keyOf(job_id, slip.id), pdf, 'application/pdf');
    await audit({ action: 'open_payslip', entity: 'transfer', record_id: slip.id, person_id });
  },
});

export const startArchive: Handler<typeof archivePayslips> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { id, total } = await addJob(tx, {
      kind: payslipJob,
      params: {},
      created_by: admin.id,
      itemsQuery: transferItems(body.selection, admin.permission_set),
    });
    if (total > MOST_PAYSLIPS) throw new Refusal('too_many_payslips');
    await audit({ action: 'archive_payslips', entity: 'job', record_id: id, after: { transfers: total } });
    return { data: { job_id: id } };
  });

/** Whoever was erased since is left out, even while the bytes are still there. */
export const sendArchive = async (
  { params }: Input<typeof openPayslipArchive>,
  { admin, config, db }: ContextOf<typeof openPayslipArchive>,
): Promise<StreamedReply> => {
  const archive = await findArchive(db, params.id, admin.id);
  if (!archive) throw new Refusal('not_found');
  if (!archive.ended) throw new Refusal('archive_not_ready');
  const storage = storageOf(config);
  const zip = new yazl.ZipFile();
  const body = new PassThrough();
  zip.on('error', (error: Error) => body.destroy(error));
  // one after the other, as they are taken: memory does not grow with them
  for (const { id, code } of archive.made)
    zip.addReadStreamLazy(fileNameOf({ code }), { compress: false }, (give) => {
      storage.get(keyOf(params.id, id)).then(
        (bytes) => (bytes ? give(null, bytes) : give(new Error('A payslip of the archive is gone.'), body)),
        (error: unknown) => give(error, body),
      );
    });
  zip.end();
  zip.outputStream.pipe(body);
  return { type: 'application/zip', body, fileName: `payslips-${archive.day}.zip` };
};
