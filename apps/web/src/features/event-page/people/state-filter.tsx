import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { CountFilter } from '../../../ui/page/count-filter.tsx';
import { useTabAddress } from '../use-tab-address.ts';

type StateFilterProps<State extends string> = {
  /** The parameter's name in the address. */
  readonly name: 'status' | 'state';
  readonly states: readonly State[];
  readonly counts: Readonly<Partial<Record<State, number>>>;
  readonly chosen: State | null;
  /** A state whose people are counted in another state as well, so it is left out of the total. */
  readonly beside?: State;
  readonly wordOf: (state: State) => string;
};

/** Narrows a list to one state. States without people are left out, unless they are chosen. */
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
