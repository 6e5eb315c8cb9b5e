import type { EventRow } from '@proline/contract/event';
import { bulkCancelEvents, bulkDeleteEvents, bulkPublishEvents } from '@proline/contract/event-move';
import type { SentBodyOf } from '@proline/contract/endpoint';
import { call } from '../../lib/api-client.ts';
import { useTranslation, type Translate } from '../../lib/i18n.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showSuccess } from '../../lib/toast.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Chosen, ListSelection } from '../../ui/list/list-view.ts';

const REASON = { least: 3, most: 500 };

export type BulkAsked = { readonly act: 'publish' | 'cancel' | 'delete'; readonly chosen: Chosen<EventRow> };

/** Names the numbers before it starts; the work itself is a job, with a result for each event. */
export const BulkDialogs = ({ asked, close }: { readonly asked: BulkAsked | null; readonly close: () => void }) => {
  const { t } = useTranslation('events');
  if (!asked) return null;
  const { act, chosen } = asked;
  const { count, clear } = chosen;

  const start = async (reason: string) => {
    await startJob(asked, reason);
    showSuccess(t('bulk_started'));
    clear();
    close();
  };
  const words = {
    publish: { title: t('bulk_publish', { count }), text: t('bulk_publish_text'), label: t('publish') },
    cancel: { title: t('bulk_cancel', { count }), label: t('cancel_events') },
    delete: { title: t('bulk_delete', { count }), text: t('bulk_delete_text'), label: t('delete_drafts') },
  }[act];
  return (
    <ConfirmDialog
      open
      harmless={act === 'publish'}
      title={words.title}
      {...('text' in words && { text: words.text })}
      consequences={consequencesOf(t, asked)}
      confirmLabel={words.label}
      {...(act === 'cancel' && { cancelLabel: t('keep_them'), reason: REASON })}
      onConfirm={start}
      onCancel={close}
    />
  );
};

type SentSelection = SentBodyOf<typeof bulkDeleteEvents>['selection'];

const sent = (selection: ListSelection): SentSelection =>
  'ids' in selection ? { ids: [...selection.ids] } : { all: true, query: { ...selection.query } };

const startJob = async ({ act, chosen }: BulkAsked, reason: string): Promise<void> => {
  const selection = sent(chosen.selection);
  const idempotencyKey = newIdempotencyKey();
  if (act === 'publish') await call(bulkPublishEvents, { body: { selection }, idempotencyKey });
  else if (act === 'delete') await call(bulkDeleteEvents, { body: { selection }, idempotencyKey });
  else await call(bulkCancelEvents, { body: { selection, reason }, idempotencyKey });
  void queryClient.invalidateQueries({ queryKey: ['job'] });
};

const consequencesOf = (t: Translate<'events'>, { act, chosen }: BulkAsked): readonly string[] => {
  const { rows, selection } = chosen;
  const counted = (key: 'bulk_released' | 'bulk_uninvited' | 'bulk_closed' | 'bulk_not_drafts', count: number) =>
    count === 0 ? [] : [t(key, { count })];
  if (act === 'publish') return [];
  if (act === 'delete') return counted('bulk_not_drafts', rows.filter(({ status }) => status !== 'draft').length);
  const touched = rows.filter(({ status }) => status !== 'completed' && status !== 'canceled');
  const sum = (of: (row: EventRow) => number) => touched.reduce((total, row) => total + of(row), 0);
  const numbers = [
    ...counted(
      'bulk_released',
      sum((row) => row.confirmed),
    ),
    ...counted(
      'bulk_uninvited',
      sum((row) => row.invited),
    ),
    ...counted(
      'bulk_closed',
      sum((row) => row.waiting),
    ),
  ];
  return [
    ...('all' in selection
      ? [t('bulk_people'), ...numbers, ...(numbers.length > 0 ? [t('bulk_on_page')] : [])]
      : numbers),
    ...('all' in selection || touched.length < rows.length ? [t('bulk_left_out')] : []),
    t('bulk_no_way_back'),
  ];
};
