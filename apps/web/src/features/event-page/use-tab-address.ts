import { useSearch, type LinkProps } from '@tanstack/react-router';

type Search = Readonly<Record<string, string>>;

const asTexts = (search: Readonly<Record<string, unknown>>): Search =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** What a tab shows of its data is in the address: a link shows the same, and Back undoes. */
export const useTabAddress = () => {
  const search = asTexts(useSearch({ strict: false }));
  const page = /^[1-9]\d{0,5}$/.test(search['page'] ?? '') ? Number(search['page']) : 1;
  /** null takes a part out; another choice begins at its first page */
  const linkTo = (changes: Readonly<Record<string, string | null>>): LinkProps => {
    const wanted: Readonly<Record<string, string | null>> = { ...search, page: null, ...changes };
    return { to: '.', search: Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== null)) };
  };
  const pageLink = (to: number): LinkProps => linkTo({ page: to === 1 ? null : String(to) });
  return { search, page, linkTo, pageLink };
};
