import { minorDigits } from '@proline/domain/pay/money';
import { ownFirst } from '@proline/domain/text/name-in';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { roughMoney } from '../../../lib/money/money-text.ts';
import { formatNumber, formatPercent } from '../../../lib/texts/plural-text.ts';
import { useImageSource } from '../../../lib/api/private-image.ts';
import { StarBand } from '../../../ui/picture/star-band.tsx';
import { coverAddress } from '../place/cover-address.ts';
import { FillBars } from '../money/fill-bars.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { planDays, zoneName } from '../place/plan-dates.ts';
import { planFigures } from './plan-figures.ts';
import classes from './summary-card.module.css';

/** Shows the main facts of the event, updated with every keystroke. */
export const SummaryCard = () => {
  const { t } = useTranslation('event-plan-money');
  const { t: tPlan } = useTranslation('event-plan');
  return (
    <section className={classes['card']} aria-label={tPlan('summary')}>
      <Cover />
      <div className={classes['part']}>
        <Titles />
        <Figures />
      </div>
      <div className={classes['part']}>
        <div className={classes['head']}>
          <h3>{t('can_we_fill')}</h3>
          <span className={classes['muted']}>{t('need_free')}</span>
        </div>
        <FillBars />
      </div>
      <div className={classes['part']}>
        <Cost />
      </div>
    </section>
  );
};

const Cover = () => {
  const { plan } = usePlan();
  const source = useImageSource(coverAddress(plan.stepOne.cover_id), '384');
  return source === null ? (
    <StarBand className={classes['cover']} />
  ) : (
    <img className={classes['cover']} src={source} alt="" />
  );
};

const Titles = () => {
  const { t, language } = useTranslation('event-plan');
  const { sound } = usePlan();
  const { title_en, title_ar, time_zone } = sound.stepOne;
  const [own, other] = ownFirst(language, title_en, title_ar);
  const days = planDays(language, sound.stepOne);
  return (
    <div className={classes['titles']}>
      <b>
        <bdi>{own.trim() || other.trim() || t('untitled')}</bdi>
      </b>
      {own.trim() !== '' && other.trim() !== '' && (
        <span className={classes['muted']} lang={language === 'ar' ? 'en' : 'ar'}>
          <bdi>{other.trim()}</bdi>
        </span>
      )}
      <span className={classes['muted']}>
        {days === null
          ? t('no_dates')
          : [days, isTimeZone(time_zone) && zoneName(language, time_zone)].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
};

const Figures = () => {
  const { t, language } = useTranslation('event-plan');
  const { sound } = usePlan();
  const { places, asked, hours } = useMemo(() => planFigures(sound), [sound]);
  const figures = [
    { key: 'places', value: places, label: t('summary_places') },
    { key: 'asked', value: asked, label: t('summary_asked') },
    { key: 'hours', value: hours, label: t('summary_hours') },
  ];
  return (
    <dl className={classes['figures']}>
      {figures.map(({ key, value, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{formatNumber(language, value)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Cost = () => {
  const { t, language } = useTranslation('event-plan');
  const { t: tMoney } = useTranslation('event-plan-money');
  const { sound, forecast } = usePlan();
  const { currency, budget } = sound.stepFour;
  const money = (minor: number) => roughMoney(language, currency, minor);
  // The total above names the currency.
  const bare = (minor: number) => formatNumber(language, Math.round(minor / 10 ** minorDigits(currency)));
  const used = budget === null || budget.limit_minor === 0 ? null : forecast.total_minor / budget.limit_minor;
  const lines = [
    { key: 'work', label: t('staff_pay'), minor: forecast.work_minor },
    { key: 'lead', label: t('leaders'), minor: forecast.lead_minor },
    { key: 'allowances', label: tMoney('allowances'), minor: forecast.allowances_minor },
  ];
  return (
    <>
      <div className={classes['head']}>
        <h3>{t('forecast')}</h3>
      </div>
      <div className={classes['head']}>
        <b className={classes['total']}>{money(forecast.total_minor)}</b>
        {budget !== null && (
          <span className={classes['muted']}>{t('of_budget', { limit: money(budget.limit_minor) })}</span>
        )}
      </div>
      {used !== null && (
        <div
          className={classes['budget']}
          data-level={used > 1 ? 'over' : used > NEAR_LIMIT ? 'near' : undefined}
          role="img"
          aria-label={t('budget_used', { percent: formatPercent(language, used) })}
        >
          <i style={{ inlineSize: `${Math.min(100, used * 100)}%` }} />
        </div>
      )}
      <dl className={classes['lines']}>
        {lines.map(({ key, label, minor }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{bare(minor)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

const NEAR_LIMIT = 0.9;
