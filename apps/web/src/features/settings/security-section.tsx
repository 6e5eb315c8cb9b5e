import { SESSION_IDLE_MINUTES, SESSION_MAX_HOURS, type KeptSettings } from '@proline/contract/settings/settings';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { SectionForm } from './section-form.tsx';
import { saveSettings } from './settings.api.ts';
import { useSection } from './use-section.ts';
import classes from './settings.module.css';

type Field = keyof KeptSettings<'security'>['value'];
const FIELDS: readonly Field[] = ['session_idle_minutes', 'session_max_hours', 'two_factor_required'];

export const SecuritySection = ({ kept, editable }: { kept: KeptSettings<'security'>; editable: boolean }) => {
  const { t, language } = useTranslation('settings');
  const [asking, setAsking] = useState(false);
  const outside = (value: number, { least, most }: { least: number; most: number }) =>
    Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : t('number_wrong', { least: formatNumber(language, least), most: formatNumber(language, most) });
  const store = useSection({
    kept,
    keptIn: ({ security }) => security,
    save: saveSettings.security,
    check: ({ session_idle_minutes, session_max_hours }) => ({
      session_idle_minutes: outside(session_idle_minutes, SESSION_IDLE_MINUTES),
      session_max_hours: outside(session_max_hours, SESSION_MAX_HOURS),
    }),
  });
  const { values, change, base } = store.draft;
  // Everybody is concerned at once: that is asked once more, with what it means.
  const demands = values.two_factor_required && !base.values.two_factor_required;
  return (
    <SectionForm
      section="security"
      store={store}
      kept={kept}
      labelOf={(name) => t(FIELDS.find((one) => one === name) ?? 'security')}
      onSave={() => (demands ? setAsking(true) : void store.trySave())}
    >
      <div className={classes['pair']}>
        <NumberField
          label={t('session_idle_minutes')}
          hint={t('session_idle_hint')}
          error={store.problems['session_idle_minutes']}
          readOnly={!editable}
          value={values.session_idle_minutes}
          onChange={(session_idle_minutes) => change({ session_idle_minutes })}
        />
        <NumberField
          label={t('session_max_hours')}
          hint={t('session_max_hint')}
          error={store.problems['session_max_hours']}
          readOnly={!editable}
          value={values.session_max_hours}
          onChange={(session_max_hours) => change({ session_max_hours })}
        />
      </div>
      <SwitchField
        label={t('two_factor_required')}
        hint={t('two_factor_hint')}
        disabled={!editable}
        checked={values.two_factor_required}
        onChange={(two_factor_required) => change({ two_factor_required })}
      />
      <ConfirmDialog
        open={asking}
        title={t('two_factor_title')}
        consequences={[t('two_factor_consequence')]}
        confirmLabel={t('two_factor_confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          setAsking(false);
          await store.trySave();
        }}
      />
    </SectionForm>
  );
};
