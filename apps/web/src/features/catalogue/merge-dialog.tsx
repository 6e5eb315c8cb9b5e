import type { CatalogueEntry, CatalogueOf } from '@proline/contract/frame/catalogue';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';

type MergeDialogProps<Entry extends CatalogueEntry> = {
  readonly calls: CatalogueOf<Entry>;
  readonly entry: Entry;
  /** Entries that this one can be merged into. */
  readonly targets: readonly Entry[];
  readonly merge: (into: string) => Promise<unknown>;
  readonly close: () => void;
};

/** Says in numbers what will move before anything moves. */
export const MergeDialog = <Entry extends CatalogueEntry>({
  calls,
  entry,
  targets,
  merge,
  close,
}: MergeDialogProps<Entry>) => {
  const { t, language } = useTranslation('catalogue');
  const [into, setInto] = useState('');
  const [tried, setTried] = useState(false);
  const nameOf = (one: CatalogueEntry) => nameIn(language, one);
  const name = nameOf(entry);
  const target = targets.find(({ id }) => id === into);
  const preview = useQuery({
    queryKey: ['merge-preview', entry.id, into],
    queryFn: async () => (await call(calls.previewMerge, { params: { id: entry.id }, query: { into } })).data,
    enabled: into !== '',
    staleTime: 0,
  });
  const clashes = preview.data?.clashes ?? 0;
  const consequences =
    target && preview.data
      ? clashes > 0
        ? [t('merge_clashes', { count: clashes })]
        : [
            t('merge_moves', { count: preview.data.events, name: nameOf(target) }),
            t('merge_archives', { name }),
            t('merge_undo'),
          ]
      : [];
  const problem = into === '' ? t('merge_choose') : clashes > 0 ? t('merge_blocked') : undefined;
  return (
    <ConfirmDialog
      open
      title={t('merge_title', { name })}
      text={t('merge_text')}
      consequences={consequences}
      confirmLabel={t('merge_do')}
      onCancel={close}
      onConfirm={async () => {
        setTried(true);
        if (problem !== undefined) return;
        await merge(into);
        close();
      }}
    >
      <SelectField
        label={t('merge_into')}
        value={into}
        placeholder={t('merge_choose')}
        error={tried ? problem : undefined}
        data-autofocus
        choices={targets.map((one) => ({ value: one.id, label: nameOf(one) }))}
        onChange={setInto}
      />
    </ConfirmDialog>
  );
};
