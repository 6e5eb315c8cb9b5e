const BASE = '/api';

type Part = string | number | boolean;
export type AddressParts = {
  params?: Readonly<Record<string, Part>> | undefined;
  query?: Readonly<Record<string, Part | undefined>> | undefined;
};

/**
 * Returns the address of a call: `/admin/events/:id` with an `id` and a `status` becomes
 * `/api/admin/events/7?status=draft`.
 */
export const apiAddress = (path: string, { params = {}, query = {} }: AddressParts = {}): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The address ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  return `${BASE}${filled}${search.size > 0 ? `?${search}` : ''}`;
};
