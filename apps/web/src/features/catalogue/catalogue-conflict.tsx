import type { CatalogueEntry } from '@proline/contract/frame/catalogue';
import { ENTRY_COLOURS, ENTRY_ICONS } from '@proline/domain/catalogue/catalogue';
import { threeWay } from '@proline/domain/merge/three-way';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { ConflictDialog } from '../../ui/overlay/conflict-dialog.tsx';
import type { CatalogueConflict } from './use-catalogue.ts';

type CatalogueConflictDialogProps<Entry extends CatalogueEntry> = {
  readonly conflict: CatalogueConflict<Entry>;
  readonly labelOf: (field: string) => string | undefined;
  readonly show: ((field: string, value: unknown, entry: Entry) => ReactNode) | undefined;
  readonly overwrite: () => Promise<unknown>;
  /** Discards what was being typed. */
  readonly forget: () => void;
  readonly close: () => void;
};

/** The server maintains these fields, so nobody has to decide about them. */
const KEPT_FIELDS: readonly string[] = ['version', 'used', 'archived_at', 'merged_into', 'id'];

export const CatalogueConflictDialog = <Entry extends CatalogueEntry>({
  conflict: { base, values, theirs },
  labelOf,
  show,
  overwrite,
  forget,
  close,
}: CatalogueConflictDialogProps<Entry>) => {
  const { t } = useTranslation('catalogue');
  const { differences } = threeWay<Entry>(base, { ...base, ...values }, theirs);
  const label = (field: string): string => {
    if (field === 'name_en' || field === 'name_ar' || field === 'colour' || field === 'icon') return t(field);
    return labelOf(field) ?? field;
  };
  const write = (field: string, value: unknown): ReactNode => {
    const colour = ENTRY_COLOURS.find((one) => field === 'colour' && one === value);
    const icon = ENTRY_ICONS.find((one) => field === 'icon' && one === value);
    if (colour) return t(`colour_${colour}`);
    if (icon) return t(`icon_${icon}`);
    return show?.(field, value, theirs) ?? <bdi>{String(value)}</bdi>;
  };
  return (
    <ConflictDialog
      open
      differences={differences.filter(({ name }) => !KEPT_FIELDS.includes(name))}
      labelOf={label}
      show={write}
      onOverwrite={async () => {
        await overwrite();
        forget();
        close();
      }}
      onTakeTheirs={() => {
        forget();
        close();
      }}
      onKeepMine={close}
    />
  );
};
