import type { ApplicationDetail } from '@proline/contract/event-application/event-application';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { IconChevronRight, IconCircleCheck, IconClockExclamation } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { calendarDate, monthYear } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber, formatPercent } from '../../lib/texts/plural-text.ts';
import { FigureStrip, type Figure } from '../../ui/figure/figure-strip.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { FitList, MatchParts } from './fit-parts.tsx';
import { ShiftBoxes } from './shift-boxes.tsx';
import classes from './applicant.module.css';

/** What speaks for the person and against each shift. */
export const ApplicantFacts = ({ application }: { readonly application: ApplicationDetail }) => {
  const { t } = useTranslation('event-application');
  const { message, served, reason, last_worked, fit } = application;
  return (
    <div className={classes['facts']}>
      <Figures application={application} />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          {fit && <FitList fit={fit} application={application} />}
          <ShiftBoxes application={application} />
        </div>
        <div className={classes['column']}>
          {fit && <MatchParts match={fit.match} />}
          {message !== '' && (
            <section>
              <h3 className={classes['part']}>{t('note')}</h3>
              <p className={classes['note']} dir="auto" lang="">
                {message}
              </p>
            </section>
          )}
          {served && <p className={classes['note']}>{t('served')}</p>}
          {reason !== null && (
            <section>
              <h3 className={classes['part']}>{t('rejected_because')}</h3>
              <p className={classes['note']} dir="auto" lang="">
                {reason}
              </p>
            </section>
          )}
        </div>
      </div>
      <LastWorked application={application} works={last_worked} />
    </div>
  );
};

const PER_HOUR = 60;

const Figures = ({ application: { usher, figures, fit } }: { readonly application: ApplicationDetail }) => {
  const { t, language } = useTranslation('event-application');
  const figure = (value: number) => formatNumber(language, value);
  const ofAll = (have: number, all: number) => t('of_all', { have: figure(have), all: figure(all) });
  const shifts = figures.attended + figures.no_shows;
  const week: Figure | null = fit && {
    key: 'week',
    label: t('that_week'),
    value: t('hours', { hours: figure(Math.round(fit.week.minutes / PER_HOUR)) }),
    sample: t('at_most', { hours: figure(Math.round(fit.week.most / PER_HOUR)) }),
  };
  return (
    <FigureStrip
      tight
      label={t('figures')}
      unknown={t('new')}
      figures={[
        {
          key: 'reliability',
          label: t('reliability'),
          value: usher.reliability === null ? null : figure(usher.reliability),
          sample: t('shifts', { count: shifts }),
        },
        {
          key: 'rating',
          label: t('rating'),
          value: usher.rating === null ? null : figure(Math.round(usher.rating * 10) / 10),
          sample: t('ratings', { count: usher.ratings }),
        },
        {
          key: 'attendance',
          label: t('attendance'),
          value: shifts === 0 ? null : formatPercent(language, figures.attended / shifts),
          sample: ofAll(figures.attended, shifts),
        },
        {
          key: 'no_shows',
          label: t('no_shows'),
          value: shifts === 0 ? null : figure(figures.no_shows),
          sample: figures.last_no_show === null ? t('never') : monthYear(language, figures.last_no_show),
        },
        week ?? {
          key: 'on_time',
          label: t('on_time'),
          value: figures.attended === 0 ? null : formatPercent(language, figures.on_time / figures.attended),
          sample: ofAll(figures.on_time, figures.attended),
        },
      ]}
    />
  );
};

type LastWorkedProps = {
  readonly application: ApplicationDetail;
  readonly works: ApplicationDetail['last_worked'];
};

const LastWorked = ({ application: { usher }, works }: LastWorkedProps) => {
  const { t, language } = useTranslation('event-application');
  return (
    <section>
      <div className={classes['partHead']}>
        <h3 className={classes['part']}>{t('last_worked')}</h3>
        <Link to="/ushers/$id" params={{ id: usher.id }} className={classes['profile'] ?? ''}>
          {t('profile')}
          <Icon of={IconChevronRight} size="s" flip />
        </Link>
      </div>
      {works.length === 0 && <p className={classes['quiet']}>{t('never_worked')}</p>}
      <ul className={classes['works']}>
        {works.map(({ event_id, work_date, role, late_minutes, stars, bond, ...event }) => (
          <li key={`${event_id} ${work_date}`} className={classes['work']} data-late={late_minutes > 0 || undefined}>
            <Icon of={late_minutes > 0 ? IconClockExclamation : IconCircleCheck} size="s" />
            <span className={classes['workWords']}>
              <b dir="auto" lang="">
                {titleIn(language, event)}
              </b>
              {' · '}
              <bdi>{nameIn(language, role)}</bdi>
              {' · '}
              {late_minutes > 0 ? t('late', { count: late_minutes }) : t('was_on_time')}
              {bond !== null && <> · {t(`bond_${bond}`)}</>}
            </span>
            <span className={classes['quiet']}>
              {stars !== null && `${formatNumber(language, stars)} · `}
              {calendarDate(language, work_date)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
