import type { KeptSettings } from '@proline/contract/settings/settings';
import { NUMERALS } from '@proline/domain/account/preference';
import { CURRENCIES, TIME_ZONES, WEEK_STARTS } from '@proline/domain/place/region';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { currencyName } from '../../lib/money/money-text.ts';
import { LOCALES } from '../../lib/texts/plural-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { regionForm } from './settings.forms.ts';
import { useZoneWords } from '../time-zone/time-zone-words.parts.ts';
import classes from './settings.module.css';

type Field = keyof KeptSettings<'region'>['value'];
const FIELDS: readonly Field[] = ['time_zone', 'currency', 'week_start', 'numerals', 'second_calendar'];

/** Returns the name of a weekday, counted from Sunday. January 1, 2023 was a Sunday. */
const dayName = (locale: string, day: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + day)));

export const RegionSection = ({ kept, editable }: { kept: KeptSettings<'region'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const { t: forms } = useTranslation('form');
  const zones = useZoneWords();
  const locale = LOCALES[language];
  const form = useRecordForm(regionForm, {
    saved: recordOf(kept),
    say: (problem) => problem,
    ...settingsCalls.region,
  });
  const show = (field: string, value: unknown) => {
    if (field === 'time_zone') return zones.nameOf(String(value));
    if (field === 'week_start' && typeof value === 'number') return dayName(locale, value);
    if (field === 'numerals') return t(value === 'arab' ? 'numerals_arab' : 'numerals_latn');
    if (field === 'second_calendar') return forms(value === 'none' ? 'no' : 'yes');
    return typeof value === 'string' ? currencyName(language, value) : '';
  };
  return (
    <SectionForm
      section="region"
      form={form}
      kept={kept}
      labelOf={(name) => t(FIELDS.find((one) => one === name) ?? 'region')}
      show={show}
    >
      <div className={classes['pair']}>
        <SelectField
          {...form.field('time_zone')}
          label={t('time_zone')}
          hint={t('time_zone_hint')}
          disabled={!editable}
          choices={TIME_ZONES.map((value) => ({ value, label: zones.nameOf(value) }))}
        />
        <SelectField
          {...form.field('currency')}
          label={t('currency')}
          hint={t('currency_hint')}
          disabled={!editable}
          choices={CURRENCIES.map((value) => ({ value, label: currencyName(language, value) }))}
        />
      </div>
      <div className={classes['pair']}>
        <SelectField
          label={t('week_start')}
          disabled={!editable}
          value={String(form.values.week_start)}
          choices={WEEK_STARTS.map((day) => ({ value: String(day), label: dayName(locale, day) }))}
          onChange={(chosen) => form.change({ week_start: WEEK_STARTS.find((day) => String(day) === chosen) ?? 0 })}
        />
        <SelectField
          {...form.field('numerals')}
          label={t('numerals')}
          hint={t('numerals_hint')}
          disabled={!editable}
          choices={NUMERALS.map((value) => ({ value, label: t(`numerals_${value}`) }))}
        />
      </div>
      <SwitchField
        label={t('second_calendar')}
        hint={t('second_calendar_hint')}
        disabled={!editable}
        checked={form.values.second_calendar !== 'none'}
        onChange={(on) => form.change({ second_calendar: on ? 'islamic-umalqura' : 'none' })}
      />
    </SectionForm>
  );
};
