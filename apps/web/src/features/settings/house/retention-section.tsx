import type { KeptSettings } from '@proline/contract/settings/settings';
import { RETAINED, RETENTION_LIMITS } from '@proline/domain/house/retention';
import { useQuery } from '@tanstack/react-query';
import { useRecordForm } from '../../../lib/form/use-record-form.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SectionForm } from '../section-form.tsx';
import { recordOf, settingsCalls } from '../settings.api.ts';
import classes from '../settings.module.css';
import { retentionPreviewQuery } from './house.api.ts';
import { isRetentionNumber, retentionForm } from './house.forms.ts';

/** How long what is over is kept, and how much these limits would delete. */
export const RetentionSection = ({ kept, editable }: { kept: KeptSettings<'retention'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const { t: preview } = useTranslation('settings-preview');
  const number = (value: number) => formatNumber(language, value);
  const form = useRecordForm(retentionForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      const { least, most } = RETENTION_LIMITS[isRetentionNumber(field) ? field : 'jobs_days'];
      return t(problem, { least: number(least), most: number(most) });
    },
    ...settingsCalls.retention,
  });
  const problems = retentionForm.check(form.values);
  const valid = Object.keys(problems).every((name) => Reflect.get(problems, name) === undefined);
  const { data } = useQuery({ ...retentionPreviewQuery(form.values), enabled: editable && valid });
  return (
    <SectionForm
      section="retention"
      form={form}
      kept={kept}
      labelOf={(name) => t(isRetentionNumber(name) ? name : 'retention')}
    >
      <div className={classes['pair']}>
        {RETAINED.map((kind) => (
          <NumberField
            key={kind}
            {...form.field(`${kind}_days`)}
            label={t(`${kind}_days`)}
            hint={`${t(`${kind}_days_hint`)}${valid && data ? ` ${preview('would_delete', { count: data[kind] })}` : ''}`}
            readOnly={!editable}
          />
        ))}
      </div>
    </SectionForm>
  );
};
