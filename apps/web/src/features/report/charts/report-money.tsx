import type { Report } from '@proline/contract/report/report';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { dayRange } from '../../../lib/dates/dates.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { rowsLink, type ShownReport } from '../report-links.ts';
import { useReportSearch } from '../use-report-search.ts';
import { useToday } from '../use-today.ts';
import { useReportWords } from '../use-report-words.ts';
import classes from '../report.module.css';

/** What it costs, or what is still to be paid, in each currency. */
export const ReportMoney = ({ report }: ShownReport) => {
  const { amounts } = report;
  const { say, language, percent } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  const behind = (currency: string, shown: ReactNode) => {
    const link = rowsLink(report, search, { currency }, today);
    return link ? <Link {...link}>{shown}</Link> : shown;
  };
  const planned = amounts.some(({ planned_minor }) => planned_minor !== null);
  if (amounts.length === 0) return null;
  const title = say(planned ? 'money' : 'waiting_money');
  const plan = {
    key: 'planned',
    title: say('planned'),
    end: true,
    cell: ({ currency, planned_minor }: (typeof amounts)[number]) =>
      planned_minor !== null && behind(currency, <bdi>{moneyText(language, currency, planned_minor)}</bdi>),
  };
  const difference = {
    key: 'difference',
    title: say('difference'),
    end: true,
    cell: ({ planned_minor, minor }: (typeof amounts)[number]) =>
      planned_minor !== null && planned_minor > 0 ? percent((minor - planned_minor) / planned_minor) : null,
  };
  return (
    <div className={planned ? classes['whole'] : undefined}>
      <Card title={title}>
        <RecordTable
          label={title}
          rows={amounts}
          keyOf={({ currency }) => currency}
          columns={[
            { key: 'currency', title: say('currency'), cell: ({ currency }) => <bdi>{currency}</bdi> },
            ...(planned ? [plan] : []),
            {
              key: 'amount',
              title: say(planned ? 'actual' : 'amount'),
              end: true,
              cell: ({ currency, minor }) => behind(currency, <bdi>{moneyText(language, currency, minor)}</bdi>),
            },
            ...(planned ? [difference] : []),
          ]}
        />
      </Card>
    </div>
  );
};

type Cost = Report['costs'][number];

/** What the events of each part of the period were to cost, and cost, in one currency at a time. */
export const ReportCosts = ({ report }: ShownReport) => {
  const { costs, amounts } = report;
  const { t, say, language, percent } = useReportWords();
  const currencies = amounts
    .map(({ currency }) => currency)
    .filter((one) => costs.some((cost) => cost.currency === one));
  const [chosen, choose] = useState<string>();
  const currency = currencies.find((one) => one === chosen) ?? currencies[0];
  const rows = costs.filter((cost) => cost.currency === currency);
  if (currency === undefined) return null;
  const most = Math.max(...rows.map(({ planned_minor, minor }) => Math.max(planned_minor ?? 0, minor)), 1);
  return (
    <div className={classes['whole']}>
      <Card
        title={say('costs')}
        end={
          currencies.length > 1 && (
            <span className={classes['choices']}>
              <Segmented
                label={say('currency')}
                value={currency}
                options={currencies.map((one) => ({ value: one, label: one }))}
                onChange={choose}
              />
            </span>
          )
        }
      >
        <RecordTable<Cost>
          label={say('costs')}
          rows={rows}
          keyOf={({ from }) => from}
          columns={[
            { key: 'days', title: t('starts'), cell: (cost) => <Days report={report} cost={cost} /> },
            {
              key: 'bars',
              title: t('planned_and_actual'),
              cell: ({ planned_minor, minor }) => (
                <span className={classes['headCell']}>
                  <ShareBar share={minor / most} before={(planned_minor ?? 0) / most} />
                </span>
              ),
            },
            ...(['planned_minor', 'minor'] as const).map((key) => ({
              key,
              title: say(key === 'minor' ? 'actual' : 'planned'),
              end: true,
              cell: (cost: Cost) => <bdi>{moneyText(language, cost.currency, cost[key] ?? 0)}</bdi>,
            })),
            {
              key: 'difference',
              title: say('difference'),
              end: true,
              cell: ({ planned_minor, minor }) =>
                planned_minor !== null && planned_minor > 0 ? percent((minor - planned_minor) / planned_minor) : null,
            },
          ]}
        />
      </Card>
    </div>
  );
};

/** Leads to the events that began on these days and are counted in this currency. */
const Days = ({ report, cost: { from, to, currency } }: ShownReport & { readonly cost: Cost }) => {
  const { language } = useReportWords();
  const search = useReportSearch(report.report);
  const link = rowsLink({ ...report, from, to }, search, { currency }, useToday());
  const range = <bdi className={classes['figure']}>{dayRange(language, new Date(from), new Date(to), 'UTC')}</bdi>;
  return link ? <Link {...link}>{range}</Link> : range;
};
