/** What people hand in. */
export const DOCUMENT_KINDS = [
  'national_id',
  'residence_permit',
  'passport',
  'health_card',
  'certificate',
  'contract',
  'other_paper',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** More than anybody has; a faulty program must not fill a page. */
export const MOST_DOCUMENTS = 50;

/** From this many days before its end on, somebody should ask for a new one. */
export const EXPIRES_SOON_DAYS = 30;

/** How a document stands, by the days that it has left; its last day still counts. */
export const documentState = (daysLeft: number | null): 'valid' | 'expires_soon' | 'expired' => {
  if (daysLeft === null || daysLeft > EXPIRES_SOON_DAYS) return 'valid';
  return daysLeft < 0 ? 'expired' : 'expires_soon';
};
