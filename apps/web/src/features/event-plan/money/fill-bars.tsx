import { totalHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { shortBy } from '../headcount/fill-funnel.ts';
import { useRoles, type PlannedRole } from '../headcount/use-roles.ts';
import { FillReason, FillRemedies } from './fill-reason.tsx';
import classes from '../frame/summary-card.module.css';

const share = (part: number, whole: number): string => `${Math.min(100, (part / Math.max(1, whole)) * 100)}%`;

/** Shows for each role how many people are needed at once, and how many eligible ones are free then. */
export const FillBars = () => {
  const { t } = useTranslation('event-plan-money');
  const { eventId, sound } = usePlan();
  const roles = useRoles();
  if (totalHeadcount(sound.stepThree.needs) === 0) return <p className={classes['muted']}>{t('fill_nobody')}</p>;
  if (eventId === null) return <p className={classes['muted']}>{t('fill_waits')}</p>;
  const short = roles.flatMap(({ id, name, needed, found }) => {
    const reason = found && shortBy(found, needed);
    return found === undefined || reason === undefined ? [] : [{ id, name, needed, found, reason }];
  });
  return (
    <>
      <ul className={classes['bars']}>
        {roles.map((role) => (
          <FillBar key={role.id} role={role} />
        ))}
      </ul>
      {short.length > 0 && (
        <div className={classes['short']} role="status">
          <Icon of={IconAlertTriangle} />
          <span>
            {short.map(({ id, name, needed, found }) => (
              <span key={id} className={classes['shortLine']}>
                {t('fill_short', { count: needed - found.free, role: name })}
                <FillReason role={name} needed={needed} found={found} />
              </span>
            ))}
            <FillRemedies reasons={short.map(({ reason }) => reason)} />
          </span>
        </div>
      )}
    </>
  );
};

const FillBar = ({ role }: { readonly role: PlannedRole }) => {
  const { t, language } = useTranslation('event-plan-money');
  const { name, needed, found } = role;
  if (found === undefined)
    return (
      <li>
        <span className="clip">{name}</span>
        <Skeleton height={8} />
        <span />
      </li>
    );
  const { eligible, free } = found;
  const whole = Math.max(eligible, needed);
  const short = free < needed;
  return (
    <li data-short={short || undefined}>
      <span className="clip" title={name}>
        {name}
      </span>
      <span className={classes['bar']} role="img" aria-label={t('fill_line', { needed, eligible, free })}>
        <i className={classes['free']} style={{ inlineSize: share(free, whole) }} />
        <i className={classes['need']} style={{ insetInlineStart: share(needed, whole) }} />
      </span>
      <bdi dir="ltr" className={classes['ratio']} aria-hidden="true">
        {`${formatNumber(language, needed)} / ${formatNumber(language, free)}`}
      </bdi>
    </li>
  );
};
