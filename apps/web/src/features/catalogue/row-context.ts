import type { CatalogueEntry } from '@proline/contract/frame/catalogue';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CatalogueAction, EntryChanges } from './catalogue-actions.ts';
import type { Order } from '../../ui/drag/use-order.ts';

/** What the rows of a catalogue share. */
export type RowTools<Entry extends CatalogueEntry> = {
  readonly editable: boolean;
  readonly act: (action: CatalogueAction<Entry>) => Promise<unknown>;
  readonly startMerge: (entry: Entry) => void;
  /** Left out when entries cannot be reordered here. */
  readonly order?: Order | undefined;
  readonly usedLink: (entry: Entry) => LinkProps;
  readonly usedText: (count: number) => string;
  readonly nameById: (id: string) => string;
  readonly extra?: ((entry: Entry, change: (values: EntryChanges<Entry>) => Promise<unknown>) => ReactNode) | undefined;
};
