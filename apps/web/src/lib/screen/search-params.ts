/** Reads the search as plain texts, as people would type them: `?status=draft&page=2`, without quotes around values. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** Addresses may contain commas and colons; leaving them unencoded keeps addresses readable. */
const readable = (text: string): string => encodeURIComponent(text).replace(/%2C/g, ',').replace(/%3A/g, ':');

export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [`${readable(name)}=${readable(String(value))}`]
      : [],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
};
