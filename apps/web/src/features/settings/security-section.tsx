import { SESSION_IDLE_MINUTES, SESSION_MAX_HOURS, type KeptSettings } from '@proline/contract/settings/settings';
import { ACCESS_LIMITS } from '@proline/domain/account/access-settings';
import { useState } from 'react';
import { useRecordForm } from '../../lib/form/use-record-form.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { SectionForm } from './section-form.tsx';
import { recordOf, settingsCalls } from './settings.api.ts';
import { isAccessNumber, securityForm } from './settings.forms.ts';
import classes from './settings.module.css';

type Field = keyof KeptSettings<'security'>['value'];
const LINKS = ['invite_link_hours', 'password_link_hours', 'staff_session_days', 'staff_idle_days'] as const;
const FIELDS: readonly Field[] = ['session_idle_minutes', 'session_max_hours', 'two_factor_required', ...LINKS];

const limitsOf = (field: string) => {
  if (isAccessNumber(field)) return ACCESS_LIMITS[field];
  return field === 'session_max_hours' ? SESSION_MAX_HOURS : SESSION_IDLE_MINUTES;
};

export const SecuritySection = ({ kept, editable }: { kept: KeptSettings<'security'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const [asking, setAsking] = useState(false);
  const form = useRecordForm(securityForm, {
    saved: recordOf(kept),
    say: (problem, field) => {
      const { least, most } = limitsOf(field);
      return t(problem, { least: formatNumber(language, least), most: formatNumber(language, most) });
    },
    ...settingsCalls.security,
  });
  const { values, base } = form;
  // The change affects every admin at once, so a dialog explains it and asks again.
  const demands = values.two_factor_required && !base.values.two_factor_required;
  return (
    <SectionForm
      section="security"
      form={form}
      kept={kept}
      labelOf={(name) => t(FIELDS.find((one) => one === name) ?? 'security')}
      onSave={() => (demands ? setAsking(true) : void form.submit())}
    >
      <div className={classes['pair']}>
        <NumberField
          {...form.field('session_idle_minutes')}
          label={t('session_idle_minutes')}
          hint={t('session_idle_hint')}
          readOnly={!editable}
        />
        <NumberField
          {...form.field('session_max_hours')}
          label={t('session_max_hours')}
          hint={t('session_max_hint')}
          readOnly={!editable}
        />
      </div>
      <SwitchField
        label={t('two_factor_required')}
        hint={t('two_factor_hint')}
        disabled={!editable}
        checked={values.two_factor_required}
        onChange={(two_factor_required) => form.change({ two_factor_required })}
      />
      <h3 className={classes['heading']}>{t('links_and_staff')}</h3>
      <div className={classes['pair']}>
        {LINKS.map((name) => (
          <NumberField key={name} {...form.field(name)} label={t(name)} hint={t(`${name}_hint`)} readOnly={!editable} />
        ))}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('two_factor_title')}
        consequences={[t('two_factor_consequence')]}
        confirmLabel={t('two_factor_confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          setAsking(false);
          await form.submit();
        }}
      />
    </SectionForm>
  );
};
