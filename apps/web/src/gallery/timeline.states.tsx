import { IconStar } from '@tabler/icons-react';
import { Tile } from '../ui/page/tile.tsx';
import { Icon } from '../ui/picture/icon.tsx';
import { EarlierButton, Timeline, TimelineEntry, TimelineQuote } from '../ui/timeline/timeline.tsx';
import { useSay, WholeWidth, type Specimen } from './specimen.tsx';

const ENTRIES = ['2026-11-12T14:30:00Z', '2026-11-12T09:06:00Z', '2026-11-09T11:05:00Z'].map((at) => ({ at }));
const nothing = () => undefined;

const Lines = ({ marked = false }: { readonly marked?: boolean }) => {
  const say = useSay();
  const mark = (
    <Tile tone="yellow">
      <Icon of={IconStar} />
    </Tile>
  );
  return (
    <WholeWidth>
      <Timeline entries={ENTRIES}>
        {({ at }) => (
          <TimelineEntry key={at} at={at} {...(marked && { mark })}>
            <b>{say('Rated 5', 'تقييم 5')}</b>
            <TimelineQuote>{say('Calm with crowds, always early.', 'هادئة وسط الزحام.')}</TimelineQuote>
          </TimelineEntry>
        )}
      </Timeline>
      <EarlierButton label={say('Earlier', 'الأقدم')} loading={false} onClick={nothing} />
    </WholeWidth>
  );
};

export const specimens: readonly Specimen[] = [
  { name: 'Timeline', Show: () => <Lines /> },
  { name: 'Timeline with tiles', Show: () => <Lines marked /> },
];
