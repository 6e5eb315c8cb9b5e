import type { KeptSettings } from '@proline/contract/settings/settings';
import { ATTENDANCE_LIMITS, OUTSIDE_POLICIES } from '@proline/domain/attendance/attendance-settings';
import { longestText, MOST_REASONS, REASONS_LIMITS } from '@proline/domain/recruiting/recruiting';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { attendanceForm, isAttendanceNumber, type AttendanceNumber } from './settings.forms.ts';
import classes from './settings.module.css';

const TEXTS = ['no_show_reasons_en', 'no_show_reasons_ar'] as const;

/** How the day of an event is run. */
export const AttendanceSection = ({ kept, editable }: { kept: KeptSettings<'attendance'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const { t: forms } = useTranslation('form');
  const number = (value: number) => formatNumber(language, value);
  const form = useRecordForm(attendanceForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      if (problem === 'too_long' || problem === 'characters')
        return forms(problem, { most: longestText(REASONS_LIMITS) });
      const { least, most } = isAttendanceNumber(field) ? ATTENDANCE_LIMITS[field] : { least: 0, most: MOST_REASONS };
      return t(problem, { least: number(least), most: number(most) });
    },
    ...settingsCalls.attendance,
  });
  const field = (name: AttendanceNumber) => (
    <NumberField {...form.field(name)} label={t(name)} hint={t(`${name}_hint`)} readOnly={!editable} />
  );
  const reasons = (name: (typeof TEXTS)[number]) => {
    const arabic = name === 'no_show_reasons_ar';
    return (
      <TextAreaField
        {...form.text(name)}
        label={t(name)}
        hint={t('no_show_reasons_hint', { most: number(MOST_REASONS) })}
        lang={arabic ? 'ar' : 'en'}
        dir={arabic ? 'rtl' : 'ltr'}
        rows={6}
        readOnly={!editable}
      />
    );
  };
  const labelOf = (name: string): string => {
    if (isAttendanceNumber(name)) return t(name);
    return t(TEXTS.find((one) => one === name) ?? 'outside');
  };
  return (
    <SectionForm section="attendance" form={form} kept={kept} labelOf={labelOf}>
      <div className={classes['pair']}>
        {field('early_minutes')}
        {field('late_grace_minutes')}
      </div>
      <div className={classes['pair']}>
        {field('undo_seconds')}
        <SelectField
          label={t('outside')}
          hint={t('outside_hint')}
          disabled={!editable}
          value={form.values.outside}
          choices={OUTSIDE_POLICIES.map((policy) => ({ value: policy, label: t(`outside_${policy}`) }))}
          onChange={(chosen) => form.change({ outside: OUTSIDE_POLICIES.find((one) => one === chosen) ?? 'flag' })}
        />
      </div>
      <div className={classes['pair']}>
        {field('nobody_in_minutes')}
        {field('zone_least_percent')}
      </div>
      <div className={classes['pair']}>
        {field('replacement_minutes')}
        {field('short_notice_hours')}
      </div>
      <div className={classes['pair']}>
        {field('least_left_minutes')}
        {field('rating_days')}
      </div>
      <div className={classes['pair']}>
        {field('set_out_minutes')}
        {field('way_km_per_hour')}
      </div>
      <div className={classes['pair']}>
        {field('unknown_way_minutes')}
        {field('longest_way_minutes')}
      </div>
      <div className={classes['pair']}>
        {reasons('no_show_reasons_en')}
        {reasons('no_show_reasons_ar')}
      </div>
    </SectionForm>
  );
};
