import type { KeptSettings } from '@proline/contract/settings/settings';
import { NOTICE_LIMITS, NOTICE_NUMBERS, type NoticeNumber } from '@proline/domain/house/notices';
import { useRecordForm } from '../../../lib/form/use-record-form.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { SectionForm } from '../section-form.tsx';
import { recordOf, settingsCalls } from '../settings.api.ts';
import classes from '../settings.module.css';
import { isNoticeNumber, noticesForm } from './house.forms.ts';

/** What decides whether something needs somebody; all other numbers are about telling. */
const NEEDS: readonly NoticeNumber[] = ['open_places_days', 'applications_days', 'drafts_days'];
const TOLD = NOTICE_NUMBERS.filter((name) => !NEEDS.includes(name));

/** When notifications are given; which ones, each admin chooses in the profile. */
export const NoticesSection = ({ kept, editable }: { kept: KeptSettings<'notifications'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const number = (value: number) => formatNumber(language, value);
  const form = useRecordForm(noticesForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      const { least, most } = NOTICE_LIMITS[isNoticeNumber(field) ? field : 'daily_hour'];
      return t(problem, { least: number(least), most: number(most) });
    },
    ...settingsCalls.notifications,
  });
  const field = (name: NoticeNumber) => (
    <NumberField
      key={name}
      {...form.field(name)}
      label={t(`notice_${name}`)}
      hint={t(`notice_${name}_hint`)}
      readOnly={!editable}
    />
  );
  return (
    <SectionForm
      section="notifications"
      form={form}
      kept={kept}
      labelOf={(name) => t(isNoticeNumber(name) ? `notice_${name}` : 'notifications')}
    >
      <div className={classes['pair']}>{TOLD.map(field)}</div>
      <h3 className={classes['heading']}>{t('notice_needs')}</h3>
      <p className={classes['muted']}>{t('notice_needs_text')}</p>
      <div className={classes['pair']}>{NEEDS.map(field)}</div>
    </SectionForm>
  );
};
