import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { CANDIDATE_TABS, type CandidateSort } from '@proline/contract/hiring/candidate';
import { mayDo } from '@proline/domain/account/permission';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import type { EventPlan } from '../auto-fill/proposed-plan.parts.ts';
import { filterCount, filterOf } from './candidates/candidate-filter.ts';
import { CandidatePanel, CandidateTools } from './candidates/candidate-panel.tsx';
import { candidatesQuery } from './hiring.api.ts';
import { HolderList } from './holders/holder-list.tsx';
import { OfferNotes } from './offers/offer-notes.tsx';
import { ChosenHead } from './places/chosen-head.tsx';
import { useDeskAddress } from './use-desk-address.ts';
import { useSettled } from './use-settled.ts';
import classes from './hiring.module.css';

type PeopleCardProps = {
  readonly places: EventPlaces;
  readonly chosen: readonly PlacePosition[];
  readonly plan: EventPlan | null;
  readonly onChoose: (positions: readonly PlacePosition[]) => void;
  /** on a phone: to the places */
  readonly onBack: (() => void) | undefined;
};

const NOBODY: ReadonlySet<string> = new Set();

/** Who could have the chosen places, and who has them. */
export const PeopleCard = ({ places, chosen, plan, onChoose, onBack }: PeopleCardProps) => {
  const { t, language } = useTranslation('hiring');
  const user = useUser();
  const mayRead = user !== null && mayDo(user.permission_set, 'ushers.read');
  const { search, linkTo, narrow } = useDeskAddress();
  const tab = mayRead ? (search.tab ?? 'recommended') : 'holders';
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<CandidateSort>('match');
  const q = useSettled(typed.trim());
  const filter = filterOf(search);
  const query = useInfiniteQuery({
    ...candidatesQuery({
      event_id: places.event.id,
      positions: chosen.map(({ id }) => id).join(),
      tab: tab === 'holders' ? 'recommended' : tab,
      sort,
      q,
      filter,
    }),
    enabled: mayRead,
  });
  const counts = query.data?.pages[0]?.meta.counts;
  const holders = chosen.reduce((sum, one) => sum + one.holders.length, 0);
  return (
    <section className={classes['people']} aria-label={t('people')}>
      <ChosenHead places={places} chosen={chosen} onChoose={onChoose} onBack={onBack} />
      <OfferNotes places={places} chosen={chosen} />
      <div className={classes['tabs']}>
        <Tabs
          label={t('people')}
          chosen={tab}
          tabs={[
            ...(mayRead ? CANDIDATE_TABS : []).map((one) => ({
              key: one,
              label: t(`tab_${one}`),
              count: counts && formatNumber(language, counts[one]),
              link: linkTo(one),
            })),
            {
              key: 'holders',
              label: t('tab_holders'),
              count: formatNumber(language, holders),
              link: linkTo('holders'),
            },
          ]}
        />
      </div>
      {tab === 'holders' ? (
        <HolderList places={places} chosen={chosen} />
      ) : (
        <>
          <CandidateTools
            typed={typed}
            onTyped={setTyped}
            sort={sort}
            onSort={setSort}
            filter={filter}
            onFilter={narrow}
          />
          <CandidatePanel
            key={tab}
            places={places}
            chosen={chosen}
            tab={tab}
            searched={q !== '' || filterCount(filter) > 0}
            planned={
              plan
                ? new Set(chosen.flatMap(({ id }) => plan.coming.get(id) ?? []).map(({ usher }) => usher.id))
                : NOBODY
            }
            pages={{
              rows: query.data?.pages.flatMap(({ data }) => data),
              failed: query.isError,
              retry: () => void query.refetch(),
              more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
            }}
          />
        </>
      )}
    </section>
  );
};
