import { isReadable, REPORT_STEPS, type ReportStep } from '@proline/domain/report/report-period';
import { useNavigate } from '@tanstack/react-router';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import type { ShownReport } from '../report-links.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../report.module.css';

/** Days, weeks, or months; days only of a period whose line can be read. */
export const StepChoice = ({ report }: ShownReport) => {
  const { t } = useReportWords();
  const navigate = useNavigate();
  const choose = (step: ReportStep) =>
    void navigate({ to: '.', search: (previous) => ({ ...previous, step }), replace: true });
  return (
    <span className={classes['choices']}>
      <Segmented
        label={t('step')}
        value={report.step}
        options={REPORT_STEPS.filter((step) => isReadable(report, step)).map((step) => ({
          value: step,
          label: t(`step_${step}`),
        }))}
        onChange={choose}
      />
    </span>
  );
};
