/** The words for one catalogue, which its screen provides. */
export type CatalogueWords = {
  readonly title: string;
  /** One line below the title. */
  readonly purpose: string;
  readonly new_entry: string;
  readonly empty_title: string;
  readonly empty_text: string;
  /** "12 events", as a link to them. */
  readonly used: (count: number) => string;
};
