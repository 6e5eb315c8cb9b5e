import type { KeptSettings } from '@proline/contract/settings/settings';
import { PAY_LIMITS } from '@proline/domain/pay/pay-settings';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { isPayNumber, payForm, type PayNumber } from './settings.forms.ts';
import classes from './settings.module.css';

/** What the plans of new events begin with. */
export const PaySection = ({ kept, editable }: { kept: KeptSettings<'pay'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const number = (value: number) => formatNumber(language, value);
  const form = useRecordForm(payForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      const { least, most } = PAY_LIMITS[isPayNumber(field) ? field : 'overtime_percent'];
      return t(problem, { least: number(least), most: number(most) });
    },
    ...settingsCalls.pay,
  });
  const field = (name: PayNumber) => (
    <NumberField {...form.field(name)} label={t(name)} hint={t(`${name}_hint`)} readOnly={!editable} />
  );
  return (
    <SectionForm section="pay" form={form} kept={kept} labelOf={(name) => t(isPayNumber(name) ? name : 'paid_breaks')}>
      <div className={classes['pair']}>
        {field('overtime_percent')}
        {field('night_percent')}
      </div>
      <div className={classes['pair']}>
        {field('night_from')}
        {field('night_until')}
      </div>
      <SwitchField
        label={t('paid_breaks')}
        hint={t('paid_breaks_hint')}
        disabled={!editable}
        checked={form.values.paid_breaks}
        onChange={(paid_breaks) => form.change({ paid_breaks })}
      />
      <div className={classes['pair']}>{field('notice_hours')}</div>
    </SectionForm>
  );
};
