import type { EventDetail } from '@proline/contract/event/event';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCalendarTime } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { staffingQuery } from '../../event-view/event-view.api.ts';
import { FillKey } from './fill-cell.tsx';
import { GridTable } from './grid-table.tsx';
import { Loaded } from '../loaded.tsx';
import { PartChoice } from '../people/part-choice.tsx';
import { staffingGrid, type GridBy } from './staffing-grid.ts';
import { useTabAddress } from '../use-tab-address.ts';
import classes from './shifts-tab.module.css';

/** Shows headcount and staffing: a row for each shift, split by zone or by role. */
export const ShiftsTab = ({ event }: { readonly event: EventDetail }) => {
  const { t, language } = useTranslation('event-page');
  const query = useQuery(staffingQuery(event.id));
  const { search, linkTo } = useTabAddress();
  const navigate = useNavigate();
  return (
    <Loaded query={query} height={360}>
      {(staffing) => {
        if (staffing.shifts.length === 0) return <NoShifts />;
        const by: GridBy = search.by === 'role' || staffing.zones.length === 0 ? 'role' : 'zone';
        const role = staffing.types.find(({ id }) => id === search.role)?.id ?? null;
        return (
          <Card
            title={t('tab_shifts')}
            end={
              <span className={classes['controls']}>
                {by === 'zone' && staffing.types.length > 1 && (
                  <PartChoice
                    label={t('role')}
                    all={t('all_roles')}
                    choices={staffing.types.map((type) => ({
                      value: type.id,
                      label: nameIn(language, type),
                    }))}
                    chosen={role}
                    choose={(id) => void navigate(linkTo({ role: id ?? undefined }))}
                  />
                )}
                {staffing.zones.length > 0 && (
                  <Segmented
                    label={t('split')}
                    value={by}
                    options={[
                      { value: 'zone', label: t('by_zone') },
                      { value: 'role', label: t('by_role') },
                    ]}
                    onChange={(chosen) => void navigate(linkTo({ by: chosen === 'zone' ? undefined : chosen }))}
                  />
                )}
              </span>
            }
          >
            <FillKey />
            <GridTable event={event} staffing={staffing} grid={staffingGrid(staffing, by, role)} by={by} role={role} />
          </Card>
        );
      }}
    </Loaded>
  );
};

const NoShifts = () => {
  const { t } = useTranslation('event-page');
  return (
    <EmptyState
      as="h2"
      tone="grey"
      icon={<Icon of={IconCalendarTime} size="xxl" />}
      title={t('no_shifts')}
      text={t('no_shifts_text')}
    />
  );
};
