import type { MatchWeightsShown } from '@proline/contract/hiring/hiring';
import { mayDo } from '@proline/domain/account/permission';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { weightsQuery } from '../hiring.api.ts';
import classes from './weights.module.css';

type WeightsButtonProps = {
  /** of a plan: how much each part counted when it was made */
  readonly used?: readonly { readonly part: string; readonly most_tenths: number }[] | undefined;
};

/** What a score is made of, as the settings say it now. */
export const WeightsButton = ({ used = [] }: WeightsButtonProps) => {
  const { t } = useTranslation('hiring');
  return (
    <Popover
      label={t('weights_title')}
      align="end"
      trigger={(props) => (
        <Button tone="secondary" {...props}>
          <Icon of={IconAdjustmentsHorizontal} />
          {t('weights')}
        </Button>
      )}
    >
      {() => <Weights used={used} />}
    </Popover>
  );
};

const Weights = ({ used }: Required<WeightsButtonProps>) => {
  const { t } = useTranslation('hiring');
  const user = useUser();
  const { data, isError, refetch } = useQuery(weightsQuery);
  const others = data?.some(({ part, points }) =>
    used?.some((one) => one.part === part && one.most_tenths !== 10 * points),
  );
  return (
    <div className={classes['panel']}>
      <h2 className={classes['title']}>{t('weights_title')}</h2>
      <p className={classes['text']}>{t('weights_text')}</p>
      {isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      {data && <List weights={data} />}
      {!data && !isError && <Skeleton height={168} />}
      {others === true && <p className={classes['changed']}>{t('weights_changed')}</p>}
      {user !== null && mayDo(user.permission_set, 'settings.read') && (
        <TextLink to="/settings/$" params={{ _splat: 'hiring' }} label={t('weights_settings_label')}>
          {t(mayDo(user.permission_set, 'settings.write') ? 'weights_change' : 'weights_settings')}
        </TextLink>
      )}
    </div>
  );
};

const List = ({ weights }: { readonly weights: MatchWeightsShown }) => {
  const { t, language } = useTranslation('hiring');
  const most = Math.max(1, ...weights.map(({ points }) => points));
  return (
    <dl className={classes['weights']}>
      {weights.map(({ part, points }) => (
        <div key={part} className={classes['weight']}>
          <dt>{t(`part_${part}`)}</dt>
          <dd className={classes['track']} aria-hidden="true">
            <i style={{ inlineSize: `${(100 * points) / most}%` }} />
          </dd>
          <dd className={classes['points']}>{formatNumber(language, points)}</dd>
        </div>
      ))}
    </dl>
  );
};
