import { IconBaselineDensityMedium, IconBaselineDensitySmall } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { setDensity, usePreferences } from '../../../lib/preferences/preferences.ts';
import { Icon } from '../../picture/icon.tsx';
import chips from '../filter/filter-chips.module.css';

/** The row height of all lists. It is a preference of the person, so the address does not have it. */
export const DensityButton = () => {
  const { t } = useTranslation('list');
  const compact = usePreferences((state) => state.density === 'compact');
  const shape = compact ? IconBaselineDensitySmall : IconBaselineDensityMedium;
  return (
    <button
      type="button"
      className={chips['chip']}
      aria-label={t('density_compact')}
      aria-pressed={compact}
      title={t(compact ? 'density_comfortable' : 'density_compact')}
      onClick={() => setDensity(compact ? 'comfortable' : 'compact')}
    >
      <Icon of={shape} size="s" />
    </button>
  );
};
