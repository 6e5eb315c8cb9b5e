/** What a catalogue calls its things; its screen gives the words. */
export type CatalogueWords = {
  readonly title: string;
  /** one line below the title */
  readonly purpose: string;
  readonly new_entry: string;
  readonly empty_title: string;
  readonly empty_text: string;
  /** "12 events", as a link to them */
  readonly used: (count: number) => string;
};
