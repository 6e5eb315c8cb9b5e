import type { KeptSettings } from '@proline/contract/settings/settings';
import { RELIABILITY_KEYS } from '@proline/domain/figures/reliability';
import { RELIABILITY_LIMITS } from '@proline/domain/figures/reliability-settings';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { NumberField } from '../../ui/form/number-field.tsx';
import { isReliabilityNumber, reliabilityForm, type ReliabilityNumber } from './house/reliability.forms.ts';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import classes from './settings.module.css';

/** What reliability is made of, and where good and fair begin. */
export const ReliabilitySection = ({ kept, editable }: { kept: KeptSettings<'reliability'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const number = (value: number) => formatNumber(language, value);
  const form = useRecordForm(reliabilityForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      const { least, most } = RELIABILITY_LIMITS[isReliabilityNumber(field) ? field : 'fair_from'];
      return t(problem, { least: number(least), most: number(most) });
    },
    ...settingsCalls.reliability,
  });
  const field = (name: ReliabilityNumber) => (
    <NumberField
      key={name}
      {...form.field(name)}
      label={t(`reliability_${name}`)}
      hint={t(`reliability_${name}_hint`)}
      readOnly={!editable}
    />
  );
  return (
    <SectionForm
      section="reliability"
      form={form}
      kept={kept}
      labelOf={(name) => t(isReliabilityNumber(name) ? `reliability_${name}` : 'reliability')}
    >
      <h3 className={classes['heading']}>{t('reliability_weights')}</h3>
      <p className={classes['muted']}>{t('reliability_weights_text')}</p>
      <div className={classes['pair']}>{RELIABILITY_KEYS.map((key) => field(`weight_${key}`))}</div>
      <h3 className={classes['heading']}>{t('reliability_on_time')}</h3>
      <div className={classes['pair']}>{field('grace_minutes')}</div>
      <h3 className={classes['heading']}>{t('reliability_bands')}</h3>
      <div className={classes['pair']}>
        {field('good_from')}
        {field('fair_from')}
      </div>
    </SectionForm>
  );
};
