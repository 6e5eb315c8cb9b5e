import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import {
  CANDIDATE_SORTS,
  type CandidateRow,
  type CandidateSort,
  type CandidateTab,
} from '@proline/contract/hiring/candidate';
import { IconInfoCircle, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../../../lib/dates/now.ts';
import { useLetterKeys } from '../../../lib/screen/use-letter-keys.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FindBox } from '../../../ui/form/find-box.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useMayAssign } from '../use-may-assign.ts';
import type { CandidateFilter } from './candidate-filter.ts';
import { CandidateLine } from './candidate-line.tsx';
import { FilterButton } from './filter-button.tsx';
import { roomIn } from './place-room.ts';
import { OrderMenu } from './order-menu.parts.tsx';
import classes from './candidates.module.css';

type CandidatePages = {
  /** undefined while they are loading */
  readonly rows: readonly CandidateRow[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly more: (() => void) | undefined;
};

type CandidatePanelProps = {
  readonly places: EventPlaces;
  readonly chosen: readonly PlacePosition[];
  readonly tab: CandidateTab;
  readonly pages: CandidatePages;
  readonly searched: boolean;
  /** whom the plan of auto-fill has for these places */
  readonly planned: ReadonlySet<string>;
};

const SKELETON_ROWS = 6;

/** Who could have the chosen places, the best first. J and K move; the one that is marked says why, and keys act on it. */
export const CandidatePanel = ({ places, chosen, tab, pages, searched, planned }: CandidatePanelProps) => {
  const { t } = useTranslation('hiring');
  const now = useNow();
  const mayAssign = useMayAssign();
  const [marked, setMarked] = useState<string | null>(null);
  const { rows = [], failed, retry, more } = pages;
  const found = rows.findIndex(({ usher }) => usher.id === marked);
  const at = found === -1 ? 0 : found;
  const step = (by: 1 | -1) => {
    const next = rows[at + by];
    if (next) setMarked(next.usher.id);
    else if (by === 1) more?.();
  };
  useLetterKeys({ KeyJ: () => step(1), KeyK: () => step(-1) }, rows.length > 0);
  const room = roomIn(places, chosen, now);
  if (failed && !pages.rows) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={retry} />;
  if (!pages.rows) return <LinesSkeleton />;
  if (rows.length === 0) return <Nobody tab={tab} searched={searched} />;
  return (
    <div className={classes['scroll']}>
      {room.place !== null && tab !== 'unsuitable' && mayAssign && (
        <p id="no-room" className={classes['note']}>
          <Icon of={IconInfoCircle} size="s" />
          {t(room.place === 'no_place' && room.reserve === null ? 'room_reserve' : `room_${room.place}`)}
        </p>
      )}
      <ol className={classes['lines']}>
        {rows.map((candidate, index) => (
          <CandidateLine
            key={candidate.usher.id}
            candidate={candidate}
            rank={index + 1}
            marked={index === at}
            planned={planned.has(candidate.usher.id)}
            places={places}
            chosen={chosen}
            room={room}
            onMark={() => setMarked(candidate.usher.id)}
            onDone={() => setMarked((rows[index + 1] ?? rows[index - 1])?.usher.id ?? null)}
          />
        ))}
      </ol>
      {more && (
        <div className={classes['more']}>
          <Button tone="secondary" onClick={more}>
            {t('load_more')}
          </Button>
        </div>
      )}
    </div>
  );
};

const LinesSkeleton = () => {
  const { t } = useTranslation('hiring');
  return (
    <div role="status" aria-label={t('loading')} className={classes['skeleton']}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} height={56} />
      ))}
    </div>
  );
};

const Nobody = ({ tab, searched }: { readonly tab: CandidateTab; readonly searched: boolean }) => {
  const { t } = useTranslation('hiring');
  return (
    <EmptyState
      tone="grey"
      icon={<Icon of={IconUserSearch} size="xxl" />}
      title={t(searched ? 'nobody_found' : 'nobody_here')}
      text={t(searched ? 'nobody_found_text' : `nobody_${tab}`)}
    />
  );
};

type CandidateToolsProps = {
  readonly typed: string;
  readonly onTyped: (text: string) => void;
  readonly sort: CandidateSort;
  readonly onSort: (sort: CandidateSort) => void;
  readonly filter: CandidateFilter;
  readonly onFilter: (filter: CandidateFilter) => void;
};

/** Finds among all ushers, not only among those who are near and do this role. */
export const CandidateTools = ({ typed, onTyped, sort, onSort, filter, onFilter }: CandidateToolsProps) => {
  const { t } = useTranslation('hiring');
  return (
    <div className={classes['tools']}>
      <FindBox small>
        <input
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          maxLength={100}
          value={typed}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
      </FindBox>
      <OrderMenu
        label={t('sort')}
        align="end"
        sorts={CANDIDATE_SORTS}
        sort={sort}
        wordOf={(one) => t(`sort_${one}`)}
        onSort={onSort}
        wordClass={classes['order']}
      />
      <FilterButton filter={filter} onFilter={onFilter} />
    </div>
  );
};
