import { BarList } from '../ui/chart/bar-list.tsx';
import { ChartTable } from '../ui/chart/chart-table.tsx';
import { ColumnChart } from '../ui/chart/column-chart.tsx';
import { HeatMap } from '../ui/chart/heat-map.tsx';
import { LineChart } from '../ui/chart/line-chart.tsx';
import { MiniColumns, MiniLine } from '../ui/chart/mini-chart.tsx';
import { ShareBar } from '../ui/chart/share-bar.tsx';
import { useSay, WholeWidth, type Specimen } from './specimen.tsx';

const HERE = { to: '.' } as const;

const Lines = ({ values }: { readonly values: readonly (number | null)[] }) => {
  const say = useSay();
  return (
    <WholeWidth>
      <LineChart
        label={say('Attendance', 'الحضور')}
        axis={say('From', 'من')}
        unknown={say('No data yet', 'لا بيانات بعد')}
        names={values.map((_, at) => String(at + 1))}
        lines={[
          { key: 'now', label: say('Now', 'الآن'), tone: 'main', values },
          {
            key: 'other',
            label: say('On time', 'في الموعد'),
            tone: 'second',
            values: values.map((one) => one && one - 0.04),
          },
          { key: 'before', label: say('Before', 'سابقًا'), tone: 'before', values: values.toReversed() },
        ]}
      />
    </WholeWidth>
  );
};

const Bars = () => {
  const say = useSay();
  return (
    <WholeWidth>
      <BarList
        label={say('Reasons', 'الأسباب')}
        bars={[
          { key: 'a', label: say('Sick', 'مرض'), count: 38, link: HERE },
          { key: 'b', label: say('Transport', 'مواصلات'), count: 11, link: HERE },
        ]}
      />
    </WholeWidth>
  );
};

const Columns = () => {
  const say = useSay();
  return (
    <WholeWidth>
      <ColumnChart
        label={say('Spread', 'التوزّع')}
        columns={[2, 5, 0, 30, 74].map((count, at) => ({
          key: String(at),
          name: String(75 + 5 * at),
          count,
          words: String(count),
          link: HERE,
        }))}
        mark={{ at: 0.72, label: say('median 93', 'الوسيط 93') }}
      />
    </WholeWidth>
  );
};

const Heat = () => {
  const say = useSay();
  return (
    <WholeWidth>
      <HeatMap
        label={say('By day and hour', 'بحسب اليوم والساعة')}
        corner={say('Weekday', 'اليوم')}
        head={['06:00', '09:00', '12:00']}
        rows={[
          {
            key: 'fri',
            name: say('Friday', 'الجمعة'),
            cells: [null, 0.2, 1].map((heat) => ({
              text: heat === null ? '–' : String(heat),
              words: String(heat),
              heat,
              link: heat === null ? undefined : HERE,
            })),
          },
        ]}
      />
    </WholeWidth>
  );
};

export const specimens: readonly Specimen[] = [
  {
    name: 'MiniLine: with a gap',
    Show: () => <MiniLine values={[0.9, null, 0.95, 0.97, 0.92]} before={[0.91, 0.9, 0.94, 0.93, 0.9]} />,
  },
  { name: 'MiniColumns', Show: () => <MiniColumns counts={[2, 5, null, 30, 74]} /> },
  {
    name: 'ShareBar: with a tick',
    Show: () => (
      <WholeWidth>
        <ShareBar share={0.7} before={0.82} />
        <ShareBar share={0.2} />
      </WholeWidth>
    ),
  },
  { name: 'LineChart: with a gap', Show: () => <Lines values={[0.91, 0.93, null, 0.9, 0.96]} /> },
  { name: 'LineChart: nothing known', Show: () => <Lines values={[null, null]} /> },
  { name: 'BarList', Show: Bars },
  { name: 'ColumnChart: with the median', Show: Columns },
  { name: 'HeatMap: from too little to much', Show: Heat },
  {
    name: 'ChartTable: for people who do not see',
    Show: () => <ChartTable caption="A" head={['A', 'B']} rows={[['1', '2']]} />,
  },
];
