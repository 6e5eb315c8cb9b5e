import type { KeptSettings } from '@proline/contract/settings/settings';
import { NUMERALS } from '@proline/domain/account/preference';
import { CURRENCIES, TIME_ZONES, WEEK_STARTS } from '@proline/domain/place/region';
import { currencyName } from '../../lib/money/money-text.ts';
import { LOCALES } from '../../lib/texts/plural-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { SectionForm } from './section-form.tsx';
import { saveSettings } from './settings.api.ts';
import { useSection } from './use-section.ts';
import { useZoneWords } from '../time-zone/time-zone-words.parts.ts';
import classes from './settings.module.css';

type Field = keyof KeptSettings<'region'>['value'];
const FIELDS: readonly Field[] = ['time_zone', 'currency', 'week_start', 'numerals', 'second_calendar'];

/** The first of January 2023 was a Sunday. */
const dayName = (locale: string, day: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + day)));

export const RegionSection = ({ kept, editable }: { kept: KeptSettings<'region'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const { t: form } = useTranslation('form');
  const zones = useZoneWords();
  const locale = LOCALES[language];
  const store = useSection({
    kept,
    keptIn: ({ region }) => region,
    save: saveSettings.region,
    check: () => ({}),
  });
  const { values, change } = store.draft;
  const show = (field: string, value: unknown) => {
    if (field === 'time_zone') return zones.nameOf(String(value));
    if (field === 'week_start' && typeof value === 'number') return dayName(locale, value);
    if (field === 'numerals') return t(value === 'arab' ? 'numerals_arab' : 'numerals_latn');
    if (field === 'second_calendar') return form(value === 'none' ? 'no' : 'yes');
    return typeof value === 'string' ? currencyName(language, value) : '';
  };
  return (
    <SectionForm
      section="region"
      store={store}
      kept={kept}
      labelOf={(name) => t(FIELDS.find((one) => one === name) ?? 'region')}
      show={show}
    >
      <div className={classes['pair']}>
        <SelectField
          label={t('time_zone')}
          hint={t('time_zone_hint')}
          disabled={!editable}
          value={values.time_zone}
          choices={TIME_ZONES.map((value) => ({ value, label: zones.nameOf(value) }))}
          onChange={(time_zone) => change({ time_zone })}
        />
        <SelectField
          label={t('currency')}
          hint={t('currency_hint')}
          disabled={!editable}
          value={values.currency}
          choices={CURRENCIES.map((value) => ({ value, label: currencyName(language, value) }))}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <div className={classes['pair']}>
        <SelectField
          label={t('week_start')}
          disabled={!editable}
          value={String(values.week_start)}
          choices={WEEK_STARTS.map((day) => ({ value: String(day), label: dayName(locale, day) }))}
          onChange={(chosen) => change({ week_start: WEEK_STARTS.find((day) => String(day) === chosen) ?? 0 })}
        />
        <SelectField
          label={t('numerals')}
          hint={t('numerals_hint')}
          disabled={!editable}
          value={values.numerals}
          choices={NUMERALS.map((value) => ({ value, label: t(`numerals_${value}`) }))}
          onChange={(numerals) => change({ numerals })}
        />
      </div>
      <SwitchField
        label={t('second_calendar')}
        hint={t('second_calendar_hint')}
        disabled={!editable}
        checked={values.second_calendar !== 'none'}
        onChange={(on) => change({ second_calendar: on ? 'islamic-umalqura' : 'none' })}
      />
    </SectionForm>
  );
};
