import { PAY_BASES, type PayBasis } from '@proline/domain/pay/pay-forecast';
import { roleCost, withPay, withUsualRates } from '@proline/domain/event-plan/money/plan-money';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { moneyText, roughMoney } from '../../../lib/money/money-text.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { RequiredMark } from '../../../ui/form/field.tsx';
import { MoneyBox, MoneyField } from '../../../ui/form/money-field.tsx';
import { SelectBox } from '../../../ui/choice/select-box.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { fieldAnchor, usePlan } from '../desk/plan-context.ts';
import { stepLink } from '../frame/plan-pages.ts';
import { typesQuery } from '../event-plan.api.ts';
import { useRoles, type PlannedRole } from '../headcount/use-roles.ts';
import { useStepForm } from '../frame/use-step-form.ts';
import { WorkCard } from '../frame/work-card.tsx';
import { CurrencyField } from './currency-field.tsx';
import form from '../frame/step-form.module.css';
import classes from './pay-card.module.css';

const BASIS_WORDS = {
  hour: 'basis_hour',
  shift: 'basis_shift',
  day: 'basis_day',
  fixed: 'basis_fixed',
} as const satisfies Readonly<Record<PayBasis, string>>;

export const PayCard = () => {
  const { t } = useTranslation('event-plan-money');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan, change, eventId } = usePlan();
  const roles = useRoles();
  const { currency, leader_rate_minor } = plan.stepFour;
  const { amountErrorAt, warningAt } = useStepForm('stepFour');
  useUsualRates(roles);
  return (
    <WorkCard number="4.1" title={t('pay')} note={t('pay_text')}>
      {roles.length === 0 ? (
        <p className={classes['none']}>
          {t('no_roles')} <Link {...stepLink(eventId, 'stepThree')}>{tPlan('to_step_three')}</Link>
        </p>
      ) : (
        <PayTable roles={roles} />
      )}
      <div className={form['fields']}>
        <div className={form['pair']}>
          <div {...fieldAnchor('stepFour', 'leader_rate_minor')}>
            <MoneyField
              label={t('leader_rate')}
              hint={warningAt('leader_rate_minor') ?? t('leader_rate_hint')}
              error={amountErrorAt('leader_rate_minor', leader_rate_minor)}
              currency={currency}
              value={leader_rate_minor}
              onChange={(value) => change('stepFour', { leader_rate_minor: value ?? 0 })}
            />
          </div>
          <CurrencyField />
        </div>
      </div>
    </WorkCard>
  );
};

/** Fills in the usual rates when somebody opens this step for the first time; they can be changed. */
const useUsualRates = (roles: readonly PlannedRole[]) => {
  const { data: types } = useQuery(typesQuery);
  const { plan, change } = usePlan();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !types) return;
    done.current = true;
    const pay = withUsualRates(
      plan.stepFour,
      roles.map(({ id }) => id),
      types,
    );
    if (pay !== plan.stepFour.pay) change('stepFour', { pay });
  }, [types, plan, roles, change]);
};

const PayTable = ({ roles }: { readonly roles: readonly PlannedRole[] }) => {
  const { t } = useTranslation('event-plan-money');
  const { t: tPlan } = useTranslation('event-plan');
  return (
    <div className={classes['scroll']} {...fieldAnchor('stepFour', 'pay')}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{tPlan('role')}</th>
            <th scope="col" className={classes['number']}>
              {t('people_at_peak')}
            </th>
            <th scope="col">{t('basis')}</th>
            <th scope="col">
              {t('rate')} <RequiredMark />
            </th>
            <th scope="col" className={classes['number']}>
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <PayRow key={role.id} role={role} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const PayRow = ({ role }: { readonly role: PlannedRole }) => {
  const { t, language } = useTranslation('event-plan-money');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan, sound, change, touch } = usePlan();
  const { amountErrorAt, errorAt } = useStepForm('stepFour');
  const { id, name, otherName, needed, type } = role;
  const { currency, pay } = plan.stepFour;
  const place = pay.findIndex(({ type_id }) => type_id === id);
  const own = pay[place];
  // The basis may be chosen before there is a rate to store it with.
  const [wanted, setWanted] = useState<PayBasis>('hour');
  const basis = own?.basis ?? wanted;
  const error = own ? amountErrorAt(`pay.${place}.rate_minor`, own.rate_minor) : errorAt(`pay.${id}`);
  const put = (next: { basis: PayBasis; rate_minor: number } | null) =>
    change('stepFour', { pay: withPay(pay, id, next) });
  const usual = type?.rates[currency] ?? null;
  return (
    <tr>
      <th scope="row" data-label={tPlan('role')}>
        <b>{name}</b>{' '}
        <span className={classes['muted']} lang={language === 'ar' ? 'en' : 'ar'}>
          {otherName}
        </span>
      </th>
      <td className={classes['number']} data-label={t('people_at_peak')}>
        {formatNumber(language, needed)}
      </td>
      <td data-label={t('basis')}>
        <SelectBox
          label={t('basis_of', { role: name })}
          value={basis}
          choices={PAY_BASES.map((value) => ({ value, label: t(BASIS_WORDS[value]) }))}
          onChange={(chosen) => {
            setWanted(chosen);
            if (own) put({ ...own, basis: chosen });
          }}
        />
      </td>
      <td data-label={t('rate')} {...fieldAnchor('stepFour', own ? `pay.${place}` : `pay.${id}`)}>
        <MoneyBox
          label={t('rate_of', { role: name })}
          invalid={error !== undefined}
          required
          currency={currency}
          value={own?.rate_minor ?? null}
          onChange={(rate_minor) => put(rate_minor === null ? null : { basis, rate_minor })}
          onBlur={() => touch('stepFour', 'pay')}
        />
        {error !== undefined ? (
          <span className={form['error']}>
            <Icon of={IconAlertCircle} size="s" />
            <span>{error}</span>
          </span>
        ) : (
          usual !== null &&
          usual !== own?.rate_minor && (
            <span className={form['hint']}>{t('usual_rate', { rate: moneyText(language, currency, usual) })}</span>
          )
        )}
      </td>
      <td className={classes['number']} data-label={t('sum')}>
        {own ? roughMoney(language, currency, roleCost(sound, id)) : '—'}
      </td>
    </tr>
  );
};
