import { MOST_ALLOWANCES, type Allowance } from '@proline/domain/event-plan/plan';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SwitchField } from '../../../ui/choice/switch-field.tsx';
import { MoneyBox, MoneyField } from '../../../ui/form/money-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { useStepForm } from '../frame/use-step-form.ts';
import { WorkCard } from '../frame/work-card.tsx';
import { NightFields } from './night-fields.tsx';
import form from '../frame/step-form.module.css';
import classes from './rules-card.module.css';

const anchor = (field: string) => fieldAnchor('stepFour', field);

export const RulesCard = () => {
  const { t } = useTranslation('event-plan-money');
  return (
    <WorkCard number="4.2" title={t('rules')}>
      <div className={form['fields']}>
        <div className={form['pair']}>
          <Deduction field="late_deduction_minor" label={t('late_deduction')} />
          <Grace />
        </div>
        <div className={form['pair']}>
          <Deduction field="no_show_deduction_minor" label={t('no_show_deduction')} />
          <Overtime />
        </div>
        <PaidBreaks />
        <NightFields />
        <Allowances />
      </div>
    </WorkCard>
  );
};

const PaidBreaks = () => {
  const { t } = useTranslation('event-plan-money');
  const { plan, change } = usePlan();
  return (
    <div {...anchor('paid_breaks')}>
      <SwitchField
        label={t('paid_breaks')}
        hint={t('paid_breaks_hint')}
        checked={plan.stepFour.paid_breaks}
        onChange={(paid_breaks) => change('stepFour', { paid_breaks })}
      />
    </div>
  );
};

const Overtime = () => {
  const { t } = useTranslation('event-plan-money');
  const form = useStepForm('stepFour');
  return (
    <div {...anchor('overtime_percent')}>
      <NumberField
        {...form.field('overtime_percent')}
        label={t('overtime')}
        hint={t('overtime_hint')}
        autoComplete="off"
      />
    </div>
  );
};

const Grace = () => {
  const { t } = useTranslation('event-plan-money');
  const form = useStepForm('stepFour');
  return (
    <div {...anchor('late_grace_minutes')}>
      <NumberField
        {...form.field('late_grace_minutes')}
        label={t('late_grace')}
        hint={t('late_grace_hint')}
        autoComplete="off"
      />
    </div>
  );
};

type DeductionProps = {
  readonly field: 'late_deduction_minor' | 'no_show_deduction_minor';
  readonly label: string;
};

const Deduction = ({ field, label }: DeductionProps) => {
  const { currency } = usePlan().plan.stepFour;
  const form = useStepForm('stepFour');
  const { value, onChange } = form.field(field);
  return (
    <div {...anchor(field)}>
      <MoneyField
        label={label}
        error={form.amountErrorAt(field, value)}
        currency={currency}
        value={value}
        onChange={(minor) => onChange(minor ?? 0)}
      />
    </div>
  );
};

const Allowances = () => {
  const { t } = useTranslation('event-plan-money');
  const { plan, change, changeAll } = usePlan();
  const list = useRef<HTMLUListElement>(null);
  const { allowances } = plan.stepFour;
  const put = (next: readonly Allowance[]) => change('stepFour', { allowances: next });
  const add = () => {
    put([...allowances, { name: '', amount_minor: 0 }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const remove = (index: number) => {
    const gone = allowances[index];
    if (!gone) return;
    put(allowances.toSpliced(index, 1));
    offerUndo(t('allowance_removed'), async () =>
      changeAll((now) => ({
        ...now,
        stepFour: { ...now.stepFour, allowances: now.stepFour.allowances.toSpliced(index, 0, gone) },
      })),
    );
  };
  return (
    <fieldset className={form['group']} {...anchor('allowances')}>
      <legend className={form['legend']}>{t('allowances')}</legend>
      <p className={form['hint']}>{t('allowances_text')}</p>
      <ul ref={list} className={classes['allowances']}>
        {allowances.map((allowance, index) => (
          // An allowance has no ID, so its index is the key.
          <AllowanceRow
            key={index}
            index={index}
            allowance={allowance}
            onChange={(next) => put(allowances.with(index, next))}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {allowances.length < MOST_ALLOWANCES && (
        <Button tone="secondary" onClick={add}>
          <Icon of={IconPlus} />
          {t('add_allowance')}
        </Button>
      )}
    </fieldset>
  );
};

type AllowanceRowProps = {
  readonly index: number;
  readonly allowance: Allowance;
  readonly onChange: (allowance: Allowance) => void;
  readonly onRemove: () => void;
};

const AllowanceRow = ({ index, allowance, onChange, onRemove }: AllowanceRowProps) => {
  const { t } = useTranslation('event-plan-money');
  const { currency } = usePlan().plan.stepFour;
  const { amountErrorAt, errorAt } = useStepForm('stepFour');
  const number = index + 1;
  // A row that was just added is not wrong yet.
  const [left, setLeft] = useState(allowance.name !== '' || allowance.amount_minor !== 0);
  const nameError = left ? errorAt(`allowances.${index}.name`) : undefined;
  const amountError = amountErrorAt(`allowances.${index}.amount_minor`, allowance.amount_minor);
  return (
    <li className={classes['allowance']} {...anchor(`allowances.${index}`)}>
      <input
        className={classes['name']}
        aria-label={t('allowance_name', { number })}
        aria-invalid={nameError !== undefined}
        placeholder={t('allowance_placeholder')}
        dir="auto"
        autoComplete="off"
        value={allowance.name}
        onBlur={() => setLeft(true)}
        onChange={({ currentTarget: { value } }) => onChange({ ...allowance, name: value })}
      />
      <MoneyBox
        label={t('allowance_amount', { number })}
        invalid={amountError !== undefined}
        currency={currency}
        value={allowance.amount_minor}
        onChange={(minor) => onChange({ ...allowance, amount_minor: minor ?? 0 })}
      />
      <IconButton label={t('remove_allowance', { name: allowance.name || String(number) })} onClick={onRemove}>
        <Icon of={IconTrash} />
      </IconButton>
      {(nameError ?? amountError) !== undefined && (
        <span className={`${form['error']} ${classes['problem']}`}>{nameError ?? amountError}</span>
      )}
    </li>
  );
};
