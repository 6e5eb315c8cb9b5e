import { Definitions } from '../ui/figure/definitions.tsx';
import { DotChart } from '../ui/figure/dot-chart.tsx';
import { FigureStrip } from '../ui/figure/figure-strip.tsx';
import { FoldedPart } from '../ui/figure/folded-part.tsx';
import { Sparkline } from '../ui/figure/sparkline.tsx';
import { useSay, WholeWidth, type Specimen } from './specimen.tsx';

const RISING = [null, 88, 90, 89, 93, 94, 96];

const Strip = () => {
  const say = useSay();
  const trend = { values: RISING, words: say('From 88 to 96 in six months', 'من 88 إلى 96 في ستة أشهر') };
  const change = { text: '+2', good: true, words: say('2 more than last month', 'زيادة 2 عن الشهر الماضي') };
  return (
    <WholeWidth>
      <FigureStrip
        label={say('Figures', 'المؤشرات')}
        unknown={say('No data yet', 'لا بيانات بعد')}
        figures={[
          { key: 'a', label: say('Reliability', 'الموثوقية'), value: '96', change, trend, sample: '74' },
          {
            key: 'b',
            label: say('Acceptance', 'قبول الدعوات'),
            value: '88%',
            change: { ...change, text: '−3', good: false },
            sample: say('81 of 92', '81 من 92'),
          },
          { key: 'c', label: say('Rating', 'التقييم'), value: null, sample: say('No ratings', 'لا تقييمات') },
        ]}
      />
    </WholeWidth>
  );
};

const Dots = ({ shares }: { readonly shares: readonly number[] }) => {
  const say = useSay();
  return (
    <WholeWidth>
      <DotChart
        label={say('On time, per event', 'في الموعد لكل فعالية')}
        points={shares.map((share, at) => ({ key: String(at), share, label: String(at + 1) }))}
        mean={{ share: 0.93, label: say('mean 93%', 'المتوسط 93%') }}
      />
    </WholeWidth>
  );
};

const Folded = () => {
  const say = useSay();
  return (
    <WholeWidth>
      <FoldedPart label={say('As a table', 'على شكل جدول')}>{say('What is behind it', 'ما وراءه')}</FoldedPart>
    </WholeWidth>
  );
};

const Defined = () => {
  const say = useSay();
  return (
    <WholeWidth>
      <Definitions
        label={say('What the figures mean', 'معنى المؤشرات')}
        terms={[
          {
            key: 'attendance',
            term: say('Attendance', 'الحضور'),
            text: say('Attended ÷ everybody who was to come.', 'من حضروا ÷ كل من كان عليهم الحضور.'),
          },
        ]}
      />
    </WholeWidth>
  );
};

export const specimens: readonly Specimen[] = [
  {
    name: 'Sparkline: rising, falling, unchanged',
    Show: () => (
      <>
        <Sparkline values={RISING} />
        <Sparkline values={RISING.toReversed()} />
        <Sparkline values={[4, 4, 4]} />
      </>
    ),
  },
  { name: 'Figure strip', Show: Strip },
  { name: 'Folded part', Show: Folded },
  { name: 'Definitions', Show: Defined },
  { name: 'Dot chart', Show: () => <Dots shares={[0.91, 0.96, 0.94, 0.92, 0.97, 0.875, 1, 0.95]} /> },
  { name: 'Dot chart with one point', Show: () => <Dots shares={[0.4]} /> },
];
