import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Tabs } from '../../ui/page/tabs.tsx';
import { HolderList } from './holders/holder-list.tsx';
import { ChosenHead } from './places/chosen-head.tsx';
import { useDeskAddress } from './use-desk-address.ts';
import classes from './hiring.module.css';

type PeopleCardProps = {
  readonly places: EventPlaces;
  readonly chosen: readonly PlacePosition[];
  readonly onChoose: (positions: readonly PlacePosition[]) => void;
  /** on a phone: to the places */
  readonly onBack: (() => void) | undefined;
};

/** Who has the chosen places, and who could have them. */
export const PeopleCard = ({ places, chosen, onChoose, onBack }: PeopleCardProps) => {
  const { t, language } = useTranslation('hiring');
  const { linkTo } = useDeskAddress();
  const holders = chosen.reduce((sum, one) => sum + one.holders.length, 0);
  return (
    <section className={classes['people']} aria-label={t('people')}>
      <ChosenHead places={places} chosen={chosen} onChoose={onChoose} onBack={onBack} />
      <div className={classes['tabs']}>
        <Tabs
          label={t('people')}
          chosen="holders"
          tabs={[
            {
              key: 'holders',
              label: t('tab_holders'),
              count: formatNumber(language, holders),
              link: linkTo('holders'),
            },
          ]}
        />
      </div>
      <HolderList places={places} chosen={chosen} />
    </section>
  );
};
