import { anyText, oneOf, searchOf } from '../../lib/screen/search-readers.ts';

/** What the address of a catalogue says: `?tab=archived&q=…&open=<id>`. */
export const catalogueSearch = searchOf({ q: anyText, tab: oneOf(['archived']), open: anyText });
export type CatalogueSearch = ReturnType<typeof catalogueSearch>;
