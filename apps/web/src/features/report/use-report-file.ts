import { openReport } from '@proline/contract/report/report';
import type { Language } from '@proline/domain/account/preference';
import type { ReportFormat, ReportName } from '@proline/domain/report/report';
import { useState } from 'react';
import { saveFile } from '../../lib/api/download.ts';
import { askedOf } from './report.api.ts';
import { useReportSearch } from './use-report-search.ts';

/** Saves what the address of the report says as a file. */
export const useReportFile = (report: ReportName) => {
  const search = useReportSearch(report);
  const [busy, setBusy] = useState(false);
  const save = async (format: ReportFormat, language?: Language) => {
    setBusy(true);
    const query = { ...askedOf(search), format, ...(language && { language }) };
    // the failure has already been shown
    await saveFile(openReport, { params: { report }, query }, `${report}.${format}`).catch(() => undefined);
    setBusy(false);
  };
  return { save, busy };
};
