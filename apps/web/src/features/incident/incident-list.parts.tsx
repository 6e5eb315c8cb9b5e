import type { Incident } from '@proline/contract/incident/incident';
import { mayDo } from '@proline/domain/account/permission';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Pager } from '../../ui/page/pager.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { HandleDialog } from './handle-dialog.tsx';
import { incidentsQuery, sendReopened } from './incident.api.ts';
import { IncidentLine } from './incident-line.tsx';
import { PhotoDialog } from './incident-photo.tsx';

const SKELETON_PX = 240;

type IncidentListProps = {
  readonly eventId: string;
  readonly timeZone: string;
  readonly page: number;
  readonly pageLink: (page: number) => LinkProps;
};

/** Shows what team leaders have reported from an event, what is open first. */
export const IncidentList = ({ eventId, timeZone, page, pageLink }: IncidentListProps) => {
  const { t } = useTranslation('incident');
  const set = useUser()?.permission_set ?? 'viewer';
  const { data: found, isError, refetch } = useQuery(incidentsQuery(eventId, page));
  const [handled, setHandled] = useState<Incident | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  if (!found)
    return isError ? (
      <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height={SKELETON_PX} card />
      </div>
    );
  const { data, meta } = found;
  if (data.length === 0)
    return (
      <EmptyState
        as="h2"
        tone="grey"
        icon={<Icon of={IconAlertTriangle} size="xxl" />}
        title={t('empty')}
        text={t('empty_text')}
      />
    );
  const reopen = async (incident: Incident) => {
    await sendReopened(incident);
    showSuccess(t('reopened'));
  };
  return (
    <Card title={t('incidents')} tag={meta.open === 0 ? t('all_handled') : t('open_count', { count: meta.open })}>
      <ul>
        {data.map((incident) => (
          <IncidentLine
            key={incident.id}
            incident={incident}
            timeZone={timeZone}
            mayHandle={mayDo(set, 'attendance.write')}
            onHandle={() => setHandled(incident)}
            onReopen={() => void reopen(incident)}
            onPhoto={setShown}
          />
        ))}
      </ul>
      <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
      {handled && <HandleDialog incident={handled} close={() => setHandled(null)} />}
      {shown !== null && <PhotoDialog photo={shown} close={() => setShown(null)} />}
    </Card>
  );
};
