import { CANDIDATE_TRAITS } from '@proline/domain/hiring/candidate-stand';
import { GENDERS, type Gender } from '@proline/domain/people/person-fields';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { filterCount, type CandidateFilter } from './candidate-filter.ts';
import classes from './candidates.module.css';

type FilterButtonProps = {
  readonly filter: CandidateFilter;
  readonly onFilter: (filter: CandidateFilter) => void;
};

const ANYBODY = 'any';
const CHOICES = [ANYBODY, ...GENDERS] as const;
type Choice = (typeof CHOICES)[number];

const genderOf = (choice: Choice): Gender | undefined => (choice === ANYBODY ? undefined : choice);

/** Who of the candidates is looked at; the button says how much of it is on. */
export const FilterButton = ({ filter, onFilter }: FilterButtonProps) => {
  const { t, language } = useTranslation('hiring-choice');
  const { gender, only } = filter;
  const on = filterCount(filter);
  return (
    <Popover
      label={t('filter')}
      align="end"
      trigger={(props) => (
        <Button
          tone="secondary"
          {...props}
          aria-label={on === 0 ? t('filter') : t('filter_on', { count: on })}
          data-on={on > 0 || undefined}
        >
          <Icon of={IconFilter} />
          <span className={classes['order']}>{t('filter')}</span>
          {on > 0 && <b className={classes['filterCount']}>{formatNumber(language, on)}</b>}
        </Button>
      )}
    >
      {() => (
        <div className={classes['filter']}>
          <Segmented<Choice>
            label={t('filter_gender')}
            value={gender ?? ANYBODY}
            options={CHOICES.map((one) => ({ value: one, label: t(`filter_${one}`) }))}
            onChange={(one) => onFilter({ ...filter, gender: genderOf(one) })}
          />
          {CANDIDATE_TRAITS.map((trait) => (
            <Checkbox
              key={trait}
              label={t(`filter_${trait}`)}
              showLabel
              checked={only.includes(trait)}
              onChange={(checked) =>
                onFilter({ ...filter, only: checked ? [...only, trait] : only.filter((one) => one !== trait) })
              }
            />
          ))}
          {on > 0 && (
            <Button tone="secondary" onClick={() => onFilter({ gender: undefined, only: [] })}>
              {t('filter_clear')}
            </Button>
          )}
        </div>
      )}
    </Popover>
  );
};
