import { REPORT_FIGURE_WORDS } from '@proline/contract/report/report-figure.words';
import { REPORT_DIMENSION_WORDS } from '@proline/contract/report/report.words';
import type { Report } from '@proline/contract/report/report';
import { DIMENSIONS_OF } from '@proline/domain/report/report';
import { knownOf, REPORT_FIGURES } from '@proline/domain/report/report-figures';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Card } from '../../ui/page/card.tsx';
import { RecordTable } from '../../ui/page/record-table.tsx';
import { groupLink, rowsLink, type ShownReport } from './report-links.ts';
import { useToday } from './use-today.ts';
import { useReportSearch } from './use-report-search.ts';
import { useReportWords } from './use-report-words.ts';
import classes from './report.module.css';

type Group = Report['groups'][number];
type Figure = Group['figures'][number];

/** More are shown on request. */
const SHOWN_GROUPS = 25;

/** The figures of each part; the parts are the whole. */
export const ReportBreakdown = ({ report }: ShownReport) => {
  const { t, say, language, number, change, leftOut } = useReportWords();
  const nameOf = ({ label_en, label_ar }: Group) => (language === 'ar' ? label_ar : label_en);
  // a month has nothing before itself, and of a leader there is one
  const compared = report.by !== 'cohort';
  const figures = report.figures.filter(({ key }) => !(key === 'leaders' && report.by === 'leader'));
  const [head, ...others] = figures;
  const lengthOf = lengths(report);
  const drawn = report.groups.some(({ figures: [first] }) => first && lengthOf(first).now !== null);
  const [whole, setWhole] = useState(false);
  const rows = whole ? report.groups : report.groups.slice(0, SHOWN_GROUPS);
  const cut = report.all_groups > report.groups.length;
  const missing = leftOut({ groups: rows, all_groups: report.all_groups });
  const figureIn = (group: Group, key: Figure['key']) => group.figures.find((figure) => figure.key === key);
  return (
    <Card title={say('breakdown')} end={<ByChoice report={report} />}>
      {report.groups.length === 0 ? (
        <p className={classes['nothing']}>{say('no_data')}</p>
      ) : (
        <RecordTable<Group>
          label={say('breakdown')}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            {
              key: 'name',
              title: say(REPORT_DIMENSION_WORDS[report.by]),
              cell: (group) => {
                const link = groupLink(report, group.key);
                const name = <bdi>{nameOf(group)}</bdi>;
                return link ? <Link {...link}>{name}</Link> : name;
              },
            },
            ...(head
              ? [
                  {
                    key: head.key,
                    title: say(REPORT_FIGURE_WORDS[head.key].name),
                    cell: (group: Group) => {
                      const figure = figureIn(group, head.key);
                      if (!figure) return null;
                      const { now, before } = lengthOf(figure);
                      return (
                        <span className={classes['headCell']}>
                          {now !== null && <ShareBar share={now} before={before} />}
                          <Value report={report} figure={figure} group={group.key} />
                        </span>
                      );
                    },
                  },
                ]
              : []),
            ...others.map(({ key }) => ({
              key,
              title: say(REPORT_FIGURE_WORDS[key].name),
              end: true,
              cell: (group: Group) => {
                const figure = figureIn(group, key);
                return figure ? <Value report={report} figure={figure} group={group.key} /> : null;
              },
            })),
            ...(compared
              ? [
                  {
                    key: 'before',
                    title: say('period_before'),
                    end: true,
                    cell: ({ key: group, figures: [first] }: Group) =>
                      first && <Before report={report} figure={first} group={group} />,
                  },
                  {
                    key: 'change',
                    title: say('change'),
                    end: true,
                    cell: ({ figures: [first] }: Group) => {
                      const changed = first && change(first);
                      return changed ? (
                        <span className={classes['change']} data-good={changed.good}>
                          <bdi>{changed.text}</bdi>
                        </span>
                      ) : null;
                    },
                  },
                ]
              : []),
          ]}
        />
      )}
      {/* what can still be unfolded is missing on paper only */}
      {missing !== null && (
        <p className={classes['note']} data-paper={!cut || undefined}>
          {missing}
        </p>
      )}
      {rows.length < report.groups.length && (
        <p className={`${classes['note']} ${classes['unfold']}`}>
          <Button tone="secondary" onClick={() => setWhole(true)}>
            {t(cut ? 'show_largest' : 'show_all', { count: number(report.groups.length) })}
          </Button>
        </p>
      )}
      {compared && drawn && <p className={classes['note']}>{t('tick_note')}</p>}
    </Card>
  );
};

/** How long the bars are: shares of the whole, and of everything else shares of the largest; nothing below nothing. */
const lengths = (report: Report) => {
  const [head] = report.figures;
  const all = report.groups.flatMap(({ figures: [first] }) => (first ? [knownOf(first), knownOf(first.before)] : []));
  const known = all.filter((value) => value !== null);
  const most = head && REPORT_FIGURES[head.key].unit === 'share' ? 1 : Math.max(...known, 0);
  const hidden = most === 0 || known.some((value) => value < 0);
  return (figure: Figure): { readonly now: number | null; readonly before: number | null } => {
    const [now, before] = [knownOf(figure), knownOf(figure.before)];
    if (hidden) return { now: null, before: null };
    return { now: (now ?? 0) / most, before: before === null ? null : before / most };
  };
};

type ValueProps = ShownReport & { readonly figure: Figure; readonly group: string };

/** A figure with its sample, which leads to what it counts. */
const Value = ({ report, figure, group }: ValueProps) => {
  const { t, value, sample } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  const of = sample(figure);
  const text = (
    <span className={classes['figure']}>
      {value(figure.key, figure) ?? t('unknown')} {of !== null && <bdi className={classes['muted']}>{of}</bdi>}
    </span>
  );
  const link = rowsLink(report, search, { figure: figure.key, group }, today);
  return link ? <Link {...link}>{text}</Link> : text;
};

/** The same of the period before, which leads to what it counted then. */
const Before = ({ report, figure: { key, before }, group }: ValueProps) => {
  const { t, value, sample } = useReportWords();
  const search = useReportSearch(report.report);
  const today = useToday();
  const of = sample(before);
  const text = (
    <span className={classes['figure']}>
      {value(key, before) ?? t('unknown')} {of !== null && <bdi className={classes['muted']}>{of}</bdi>}
    </span>
  );
  const nothing = before.sample === 0 || (before.sample === null && before.value === 0);
  const link = nothing ? undefined : rowsLink({ ...report, ...report.before }, search, { figure: key, group }, today);
  return link ? <Link {...link}>{text}</Link> : text;
};

const ByChoice = ({ report: { report, by } }: ShownReport) => {
  const { say } = useReportWords();
  const navigate = useNavigate();
  const dimensions = DIMENSIONS_OF[report];
  if (dimensions.length === 1) return null;
  return (
    <span className={classes['choices']}>
      <Segmented
        label={say('breakdown')}
        value={by}
        options={dimensions.map((dimension) => ({
          value: dimension,
          label: say(REPORT_DIMENSION_WORDS[dimension]),
        }))}
        onChange={(dimension) =>
          void navigate({ to: '.', search: (previous) => ({ ...previous, by: dimension }), replace: true })
        }
      />
    </span>
  );
};
