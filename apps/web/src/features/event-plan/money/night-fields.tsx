import { DEFAULT_NIGHT, type NightRule } from '@proline/domain/pay/night';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { SwitchField } from '../../../ui/choice/switch-field.tsx';
import { FieldMessage } from '../../../ui/form/field-message.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { ClockBox } from '../../../ui/grid/clock-box.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { useStepForm } from '../frame/use-step-form.ts';
import form from '../frame/step-form.module.css';
import classes from './rules-card.module.css';

/** Work by the hour can be worth more at night. */
export const NightFields = () => {
  const { t } = useTranslation('event-plan-money');
  const { plan, change } = usePlan();
  const { errorAt } = useStepForm('stepFour');
  const { night } = plan.stepFour;
  // What was set is remembered, so that turning it off and on again brings it back.
  const [last, setLast] = useState<NightRule>(night ?? DEFAULT_NIGHT);
  const put = (next: NightRule | null) => {
    if (next !== null) setLast(next);
    change('stepFour', { night: next });
  };
  return (
    <div className={classes['night']} {...fieldAnchor('stepFour', 'night')}>
      <SwitchField
        label={t('night')}
        hint={t('night_hint')}
        checked={night !== null}
        onChange={(on) => put(on ? last : null)}
      />
      {night !== null && (
        <div className={form['pair']}>
          <NumberField
            label={t('night_percent')}
            hint={t('night_percent_hint')}
            error={errorAt('night.percent') ?? errorAt('night')}
            autoComplete="off"
            value={night.percent}
            onChange={(percent) => put({ ...night, percent })}
          />
          <NightHours night={night} onChange={put} />
        </div>
      )}
    </div>
  );
};

type NightHoursProps = { readonly night: NightRule; readonly onChange: (night: NightRule) => void };

const NightHours = ({ night, onChange }: NightHoursProps) => {
  const { t } = useTranslation('event-plan-money');
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const box = (field: 'starts' | 'ends', label: string) => (
    <ClockBox
      large
      label={label}
      minutes={night[field]}
      describedBy={`${id}-message`}
      onChange={(minutes) => onChange({ ...night, [field]: minutes })}
      onUnreadable={setProblem}
    />
  );
  return (
    <fieldset className={form['group']} aria-label={t('night_hours')}>
      <legend className={form['legend']} aria-hidden="true">
        {t('night_hours')}
      </legend>
      <div className={classes['hours']}>
        {box('starts', t('night_from'))}
        <span aria-hidden="true">–</span>
        {box('ends', t('night_until'))}
      </div>
      <FieldMessage id={`${id}-message`} hint={t('night_hours_hint')} error={problem} />
    </fieldset>
  );
};
