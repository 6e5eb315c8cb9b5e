import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { STATE_ICONS } from '../board/state-look.ts';
import type { BoardAddress } from '../board/use-board-address.ts';
import type { CalledGroups } from './called-people.ts';
import classes from './called-tiles.module.css';

const TILES = ['in', 'expected', 'no_show'] as const;

type CalledTilesProps = {
  readonly groups: CalledGroups;
  readonly all: number;
  readonly address: BoardAddress;
};

/** How many are here, not yet and not at all, large enough to read and to touch at a gate; each narrows the list. */
export const CalledTiles = ({ groups, all, address }: CalledTilesProps) => {
  const { t, language } = useTranslation('attendance');
  const tiles = [
    { state: undefined, label: t('all'), count: all, icon: IconUsers },
    ...TILES.map((state) => ({
      state,
      label: t(`called_${state}`),
      count: groups[state].length,
      icon: STATE_ICONS[state],
    })),
  ];
  return (
    <nav className={classes['tiles']} aria-label={t('states')}>
      {tiles.map(({ state, label, count, icon }) => (
        <Link
          key={label}
          {...address.linkTo({ state })}
          className={classes['tile'] ?? ''}
          data-state={state}
          data-on={address.part.state === state || undefined}
          aria-current={address.part.state === state ? 'true' : undefined}
        >
          <b className={classes['figure']}>{formatNumber(language, count)}</b>{' '}
          <span className={classes['label']}>
            <Icon of={icon} />
            {label}
          </span>
        </Link>
      ))}
    </nav>
  );
};
