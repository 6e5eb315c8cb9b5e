import { Icon } from '../../ui/picture/icon.tsx';
import { FILLS, type Fill } from '@proline/domain/event/event-fill';
import {
  IconAlertTriangle,
  IconCheck,
  IconChecks,
  IconCircleDashed,
  IconCircleX,
  IconUserPlus,
} from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import classes from './fill-icon.module.css';

const ICONS = {
  draft: IconCircleDashed,
  low: IconAlertTriangle,
  filling: IconUserPlus,
  full: IconCheck,
  over: IconChecks,
  canceled: IconCircleX,
};

export const FillIcon = ({ fill, size = 's' }: { readonly fill: Fill; readonly size?: 'xs' | 's' | 'm' }) => (
  <Icon of={ICONS[fill]} size={size} stroke={2} />
);

/** Explains what each color and its icon mean. */
export const FillLegend = () => {
  const { t } = useTranslation('event-view');
  return (
    <ul className={classes['legend']} aria-label={t('legend')}>
      {FILLS.map((fill) => (
        <li key={fill}>
          <span className={classes['swatch']} data-fill={fill}>
            <FillIcon fill={fill} size="xs" />
          </span>
          {t(`fill_${fill}`)}
        </li>
      ))}
    </ul>
  );
};
