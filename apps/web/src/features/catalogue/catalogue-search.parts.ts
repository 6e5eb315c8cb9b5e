import { anyText, oneOf, searchOf } from '../../lib/screen/search-readers.ts';

/** Reads the address of a catalogue: `?tab=archived&q=…&open=<id>`. */
export const catalogueSearch = searchOf({ q: anyText, tab: oneOf(['archived']), open: anyText });
export type CatalogueSearch = ReturnType<typeof catalogueSearch>;
