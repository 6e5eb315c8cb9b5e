import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { CountFilter } from '../../../ui/page/count-filter.tsx';
import { useTabAddress } from '../use-tab-address.ts';

type StateFilterProps<State extends string> = {
  /** in the address */
  readonly name: 'status' | 'state';
  readonly states: readonly State[];
  readonly counts: Readonly<Partial<Record<State, number>>>;
  readonly chosen: State | null;
  /** its people are in one of the other states, too */
  readonly beside?: State;
  readonly wordOf: (state: State) => string;
};

/** All, or those in one state; states that nobody is in are left out, unless one is looked at. */
export const StateFilter = <State extends string>({
  name,
  states,
  counts,
  chosen,
  beside,
  wordOf,
}: StateFilterProps<State>) => {
  const { t, language } = useTranslation('event-page');
  const { linkTo } = useTabAddress();
  const all = states.reduce((sum, state) => sum + (state === beside ? 0 : (counts[state] ?? 0)), 0);
  if (all === 0 && chosen === null) return null;
  return (
    <CountFilter
      label={t('narrow')}
      chosen={chosen ?? 'all'}
      choices={[
        { key: 'all', label: t('all'), count: formatNumber(language, all), link: linkTo({ [name]: undefined }) },
        ...states
          .filter((state) => (counts[state] ?? 0) > 0 || state === chosen)
          .map((state) => ({
            key: state,
            label: wordOf(state),
            count: formatNumber(language, counts[state] ?? 0),
            link: linkTo({ [name]: state }),
          })),
      ]}
    />
  );
};
