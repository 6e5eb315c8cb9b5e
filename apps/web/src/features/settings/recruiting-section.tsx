import type { KeptSettings } from '@proline/contract/settings/settings';
import {
  CRITERIA_LIMITS,
  INTERVIEW_MINUTES,
  longestText,
  MOST_CRITERIA,
  MOST_REASONS,
  PASS_MARKS,
  REAPPLY_DAYS,
  REASONS_LIMITS,
  SLOT_HOURS,
} from '@proline/domain/recruiting/recruiting';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { InterviewDays } from './interview-days.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { recruitingForm } from './settings.forms.ts';
import classes from './settings.module.css';

type Field = keyof KeptSettings<'recruiting'>['value'];
const FIELDS: readonly Field[] = [
  'interview_minutes',
  'interview_days',
  'slots_from',
  'slots_until',
  'criteria_en',
  'criteria_ar',
  'pass_mark',
  'scorecard_required',
  'reapply_days',
  'reasons_en',
  'reasons_ar',
];
type TextName = 'criteria_en' | 'criteria_ar' | 'reasons_en' | 'reasons_ar';

export const RecruitingSection = ({ kept, editable }: { kept: KeptSettings<'recruiting'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const { t: forms } = useTranslation('form');
  const number = (value: number) => formatNumber(language, value);
  const form = useRecordForm(recruitingForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      if (problem === 'too_long' || problem === 'characters' || problem === 'required')
        return forms(problem, { most: longestText(field.startsWith('criteria') ? CRITERIA_LIMITS : REASONS_LIMITS) });
      const { least, most } = problem === 'hours_wrong' ? SLOT_HOURS : REAPPLY_DAYS;
      return t(problem, { least: number(least), most: number(most) });
    },
    ...settingsCalls.recruiting,
  });
  const { values } = form;
  const lines = (name: TextName) => {
    const arabic = name.endsWith('_ar');
    return (
      <TextAreaField
        {...form.text(name)}
        label={t(name)}
        hint={
          name.startsWith('criteria')
            ? t('criteria_hint', { most: number(MOST_CRITERIA) })
            : t('reasons_hint', { most: number(MOST_REASONS) })
        }
        lang={arabic ? 'ar' : 'en'}
        dir={arabic ? 'rtl' : 'ltr'}
        rows={5}
        readOnly={!editable}
      />
    );
  };
  return (
    <SectionForm
      section="recruiting"
      form={form}
      kept={kept}
      labelOf={(name) => t(FIELDS.find((one) => one === name) ?? 'recruiting')}
    >
      <div className={classes['pair']}>
        <SelectField
          label={t('interview_minutes')}
          disabled={!editable}
          value={String(values.interview_minutes)}
          choices={INTERVIEW_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: t('minutes', { count: minutes }),
          }))}
          onChange={(chosen) =>
            form.change({ interview_minutes: INTERVIEW_MINUTES.find((one) => String(one) === chosen) ?? 30 })
          }
        />
        <SelectField
          label={t('pass_mark')}
          hint={t('pass_mark_hint')}
          disabled={!editable}
          value={String(values.pass_mark)}
          choices={PASS_MARKS.map((mark) => ({ value: String(mark), label: number(mark) }))}
          onChange={(chosen) => form.change({ pass_mark: PASS_MARKS.find((one) => String(one) === chosen) ?? 3.5 })}
        />
      </div>
      <InterviewDays {...form.field('interview_days')} label={t('interview_days')} disabled={!editable} />
      <div className={classes['pair']}>
        <NumberField
          {...form.field('slots_from')}
          label={t('slots_from')}
          hint={t('slots_hint')}
          readOnly={!editable}
        />
        <NumberField
          {...form.field('slots_until')}
          label={t('slots_until')}
          hint={t('slots_hint')}
          readOnly={!editable}
        />
      </div>
      <div className={classes['pair']}>
        {lines('criteria_en')}
        {lines('criteria_ar')}
      </div>
      <SwitchField
        label={t('scorecard_required')}
        hint={t('scorecard_hint')}
        disabled={!editable}
        checked={values.scorecard_required}
        onChange={(scorecard_required) => form.change({ scorecard_required })}
      />
      <NumberField
        {...form.field('reapply_days')}
        label={t('reapply_days')}
        hint={t('reapply_hint', { most: number(REAPPLY_DAYS.most) })}
        readOnly={!editable}
      />
      <div className={classes['pair']}>
        {lines('reasons_en')}
        {lines('reasons_ar')}
      </div>
    </SectionForm>
  );
};
