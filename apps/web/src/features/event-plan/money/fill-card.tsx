import { useTranslation } from '../../../lib/texts/i18n.ts';
import { FillBars } from './fill-bars.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { useRoles } from '../headcount/use-roles.ts';
import { FillReason } from './fill-reason.tsx';
import { WorkCard } from '../frame/work-card.tsx';
import form from '../frame/step-form.module.css';
import classes from './fill-card.module.css';

/** Shows "Need 20 · eligible 31 · free 24" for each role, as the server counts it. */
export const FillCard = () => {
  const { t } = useTranslation('event-plan-money');
  const { eventId } = usePlan();
  const roles = useRoles();
  const counted = eventId !== null && roles.length > 0;
  return (
    <WorkCard number="4.4" title={t('can_we_fill')} note={t('fill_text')}>
      <div className={form['fields']}>
        {counted ? (
          <ul className={classes['roles']}>
            {roles.map(({ id, name, needed, found }) => (
              <li key={id} data-short={(found && found.free < needed) || undefined}>
                <b>{name}</b>
                <span>
                  {found ? t('fill_line', { needed, eligible: found.eligible, free: found.free }) : t('counting')}
                </span>
                {found && found.free < needed && <FillReason role={name} needed={needed} found={found} />}
              </li>
            ))}
          </ul>
        ) : (
          <FillBars />
        )}
      </div>
    </WorkCard>
  );
};
