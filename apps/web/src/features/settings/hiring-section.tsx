import type { KeptSettings } from '@proline/contract/settings/settings';
import { HIRING_LIMITS } from '@proline/domain/hiring/hiring-settings';
import { MATCH_PARTS } from '@proline/domain/hiring/match-score';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { MatchPreview } from './house/match-preview.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { hiringForm, isHiringNumber, type HiringNumber } from './settings.forms.ts';
import classes from './settings.module.css';

export const HiringSection = ({ kept, editable }: { kept: KeptSettings<'hiring'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const number = (value: number) => formatNumber(language, value);
  const form = useRecordForm(hiringForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      if (!isHiringNumber(field)) return t('weights_not_100');
      const { least, most } = HIRING_LIMITS[field];
      return t(problem, { least: number(least), most: number(most) });
    },
    ...settingsCalls.hiring,
  });
  const field = (name: HiringNumber, hint?: string) => (
    <NumberField key={name} {...form.field(name)} label={t(name)} hint={hint} readOnly={!editable} />
  );
  return (
    <SectionForm
      section="hiring"
      form={form}
      kept={kept}
      labelOf={(name) => t(isHiringNumber(name) ? name : 'offers_on')}
    >
      <SwitchField
        label={t('offers_on')}
        hint={t('offers_hint')}
        disabled={!editable}
        checked={form.values.offers_on}
        onChange={(offers_on) => form.change({ offers_on })}
      />
      <div className={classes['pair']}>
        {field('offer_minutes', t('offer_minutes_hint'))}
        {field('invitation_hours', t('invitation_hours_hint'))}
      </div>
      <div className={classes['pair']}>
        {field('quiet_from', t('quiet_hint'))}
        {field('quiet_until', t('quiet_until_hint'))}
      </div>
      <div className={classes['pair']}>
        {field('near_km', t('near_hint'))}
        {field('rest_hours', t('rest_hint'))}
      </div>
      <div className={classes['pair']}>
        {field('day_hours', t('caps_hint'))}
        {field('week_hours', t('caps_hint'))}
      </div>
      <div className={classes['pair']}>
        {field('ushers_per_leader', t('ushers_per_leader_hint'))}
        {field('late_cancel_hours', t('late_cancel_hours_hint'))}
      </div>
      <h3 className={classes['heading']}>{t('reconfirming')}</h3>
      <div className={classes['pair']}>
        {field('reconfirm_before_hours', t('reconfirm_before_hours_hint'))}
        {field('reconfirm_answer_hours', t('reconfirm_answer_hours_hint'))}
        {field('reconfirm_replace_hours', t('reconfirm_replace_hours_hint'))}
      </div>
      <h3 className={classes['heading']}>{t('weights')}</h3>
      <p className={classes['muted']}>{t('weights_text')}</p>
      <div className={classes['pair']}>{MATCH_PARTS.map((part) => field(`weight_${part}`))}</div>
      <div className={classes['pair']}>{field('fairness_days', t('fairness_days_hint'))}</div>
      {editable && <MatchPreview values={form.values} />}
    </SectionForm>
  );
};
