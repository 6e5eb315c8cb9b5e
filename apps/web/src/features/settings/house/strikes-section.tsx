import type { KeptSettings } from '@proline/contract/settings/settings';
import { STRIKE_LIMITS } from '@proline/domain/house/strikes';
import { useQuery } from '@tanstack/react-query';
import { useRecordForm } from '../../../lib/form/use-record-form.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { SwitchField } from '../../../ui/choice/switch-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SectionForm } from '../section-form.tsx';
import { recordOf, settingsCalls } from '../settings.api.ts';
import classes from '../settings.module.css';
import { strikesPreviewQuery } from './house.api.ts';
import { isStrikeNumber, strikesForm, type StrikeNumber } from './house.forms.ts';

/** When missing work blocks somebody for a while. */
export const StrikesSection = ({ kept, editable }: { kept: KeptSettings<'strikes'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const { t: said } = useTranslation('settings-preview');
  const number = (value: number) => formatNumber(language, value);
  const form = useRecordForm(strikesForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      const { least, most } = STRIKE_LIMITS[isStrikeNumber(field) ? field : 'days'];
      return t(problem, { least: number(least), most: number(most) });
    },
    ...settingsCalls.strikes,
  });
  const { values } = form;
  const field = (name: StrikeNumber) => (
    <NumberField {...form.field(name)} label={t(name)} hint={t(`${name}_hint`)} readOnly={!editable} />
  );
  const valid = Object.keys(strikesForm.check(values)).every(
    (name) => Reflect.get(strikesForm.check(values), name) === undefined,
  );
  const preview = useQuery({ ...strikesPreviewQuery(values), enabled: editable && valid });
  return (
    <SectionForm
      section="strikes"
      form={form}
      kept={kept}
      labelOf={(name) => t(isStrikeNumber(name) ? name : 'strikes_on')}
    >
      <SwitchField
        label={t('strikes_on')}
        hint={t('strikes_hint')}
        disabled={!editable}
        checked={values.on}
        onChange={(on) => form.change({ on })}
      />
      <div className={classes['pair']}>
        {field('no_shows')}
        {field('days')}
        {field('block_days')}
      </div>
      {valid && preview.data && (
        <p className={classes['note']} role="status">
          {said(values.on ? 'strikes_now' : 'strikes_would', { count: preview.data.ushers })}
        </p>
      )}
    </SectionForm>
  );
};
