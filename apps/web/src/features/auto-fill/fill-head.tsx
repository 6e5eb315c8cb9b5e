import { IconArrowRight, IconClockExclamation, IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Tile } from '../../ui/page/tile.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { StaffingBar } from '../event/staffing-bar.parts.tsx';
import { points, score, type SolvedRun } from './fill-words.ts';
import classes from './fill-head.module.css';

/** Before and after in numbers, and what is proven about the plan. */
export const FillHead = ({ run }: { readonly run: SolvedRun }) => {
  const { t, language } = useTranslation('auto-fill');
  const { figures } = run;
  const { before, after } = figures;
  const number = (value: number) => formatNumber(language, value);
  const mean = ({ places, tenths }: typeof before) => (places === 0 ? '–' : points(language, tenths / places));
  const gained = after.tenths - before.tenths;
  return (
    <div className={classes['strip']}>
      <dl className={classes['figures']}>
        <Figure label={t('places_filled')}>
          <FromTo from={number(figures.filled_before)} to={number(figures.filled_after)} />
          <span className={classes['of']}>{t('of_places', { places: number(figures.places) })}</span>
          <StaffingBar
            label={t('filled_words', { filled: figures.filled_after, places: figures.places })}
            confirmed={figures.filled_before}
            invited={figures.filled_after - figures.filled_before}
            places={figures.places}
          />
          {figures.reserves && (
            <span className={classes['below']}>
              {t('reserves_found', {
                before: number(figures.reserves.before),
                after: number(figures.reserves.after),
                places: number(figures.reserves.places),
              })}
            </span>
          )}
        </Figure>
        <Figure label={t('total_match')}>
          <FromTo from={score(language, before.tenths)} to={score(language, after.tenths)} />
          <span className={classes['gain']}>
            <bdi dir="ltr">
              {gained < 0 ? '−' : '+'}
              {score(language, Math.abs(gained))}
            </bdi>
          </span>
        </Figure>
        <Figure label={t('mean_match')}>
          <FromTo from={mean(before)} to={mean(after)} />
          <span className={classes['below']}>
            {figures.lowest_tenths !== null && t('lowest', { score: score(language, figures.lowest_tenths) })}
          </span>
        </Figure>
      </dl>
      <Proof run={run} />
    </div>
  );
};

const Figure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={classes['figure']}>
    <dt className={classes['label']}>{label}</dt>
    <dd className={classes['value']}>{children}</dd>
  </div>
);

const SECOND_MS = 1_000;

const Proof = ({ run: { figures } }: { readonly run: SolvedRun }) => {
  const { t, language } = useTranslation('auto-fill');
  const { places_short, tenths_short, filled_after, one_by_one } = figures;
  const proven = places_short === 0 && tenths_short === 0;
  const among = {
    people: formatNumber(language, figures.people),
    near: formatNumber(language, figures.near),
    filled: formatNumber(language, filled_after),
  };
  // where not everybody could be judged, nothing is said of the others
  const partly = figures.near > figures.people;
  const size = t('size', {
    places: formatNumber(language, figures.places),
    people: formatNumber(language, figures.people),
    seconds: formatNumber(language, Math.round(figures.milliseconds / (SECOND_MS / 10)) / 10),
  });
  return (
    <div className={classes['proof']}>
      <Tile tone={proven ? 'brand' : 'amber'}>
        <Icon of={proven ? IconRosetteDiscountCheck : IconClockExclamation} size="xl" />
      </Tile>
      <p className={classes['proofWords']}>
        <b>{proven ? t(partly ? 'proven_among' : 'proven', among) : t('not_proven')}</b> <span>{size}</span>
      </p>
      <p className={classes['proofText']}>
        {proven ? t(partly ? 'proven_among_text' : 'proven_text', among) : t('not_proven_text')}{' '}
        {!proven && partly && t('judged_among', among)} {places_short > 0 && t('places_short', { count: places_short })}{' '}
        {tenths_short !== null && tenths_short > 0 && t('points_short', { points: points(language, tenths_short) })}{' '}
        {one_by_one < filled_after && t('greedy', { filled: formatNumber(language, one_by_one) })}
      </p>
    </div>
  );
};

/** The saved value muted, the proposed one strong. */
const FromTo = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const { t } = useTranslation('auto-fill');
  return (
    <span className={classes['fromTo']}>
      <span className={classes['from']}>{from}</span>
      <Icon of={IconArrowRight} size="s" flip label={t('becomes')} />
      <b className={classes['to']}>{to}</b>
    </span>
  );
};
