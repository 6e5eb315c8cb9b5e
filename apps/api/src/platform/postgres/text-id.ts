/** SQL for an id of a text, by what it says: the words themselves may hold a comma, which an address could not. */
export const textId = (text: string): string =>
  `overlay(overlay(md5(coalesce(${text}, '')) placing '4' from 13) placing '8' from 17)::uuid`;
