import type { Need } from '@proline/contract/dashboard/dashboard';
import { IconChecks, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useNow } from '../../lib/dates/now.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { needsQuery } from './dashboard.api.ts';
import { NeedEvidence } from './need-evidence.tsx';
import { needLine } from './need-lines.ts';
import classes from './needs.module.css';

const SKELETON_ROWS = 6;

export const NeedsCard = () => {
  const { t, language } = useTranslation('dashboard');
  const { data: needs, isPending, isError, refetch } = useQuery(needsQuery);
  const tag = needs && needs.length > 0 ? formatNumber(language, needs.length) : undefined;
  return (
    <Card title={t('needs_title')} tag={tag} busy={isPending}>
      {isPending && <NeedsSkeleton />}
      {isError && needs === undefined && (
        <EmptyState
          tone="red"
          icon={<Icon of={IconCloudOff} size="xxl" />}
          title={t('needs_failed')}
          text={t('needs_failed_text')}
        >
          <Button tone="secondary" onClick={() => void refetch()}>
            <Icon of={IconRefresh} />
            {t('retry')}
          </Button>
        </EmptyState>
      )}
      {needs?.length === 0 && (
        <EmptyState
          tone="green"
          icon={<Icon of={IconChecks} size="xxl" />}
          title={t('needs_none')}
          text={t('needs_none_text')}
        />
      )}
      {needs && needs.length > 0 && (
        <ul className={classes['needs']}>
          {needs.map((need) => (
            <NeedRow key={need.kind === 'understaffed_event' ? need.event_id : need.kind} need={need} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const NeedRow = ({ need }: { need: Need }) => {
  const { t, language } = useTranslation('dashboard');
  const now = useNow();
  const { icon, tone, title, detail, action, ...link } = needLine(need, { t, language, now });
  return (
    <li className={classes['need']}>
      <Tile tone={tone}>
        <Icon of={icon} size="l" />
      </Tile>
      <span className={classes['words']}>
        <b className="clip">{title}</b>
        <span className={`${classes['detail']} clip`}>{detail}</span>
      </span>
      <span className={classes['evidence']}>
        <NeedEvidence need={need} />
      </span>
      <span className={classes['action']}>
        <ButtonLink {...link} tone="secondary" small aria-label={`${action}: ${title}`}>
          {action}
        </ButtonLink>
      </span>
    </li>
  );
};

const NeedsSkeleton = () => (
  <ul className={classes['needs']} aria-hidden="true">
    {Array.from({ length: SKELETON_ROWS }, (_, row) => (
      <li key={row} className={classes['need']}>
        <Skeleton width={32} height={32} />
        <span className={classes['words']}>
          <Skeleton width="55%" height={14} />
          <Skeleton width="35%" height={10} />
        </span>
        <Skeleton width={92} height={28} />
      </li>
    ))}
  </ul>
);
