import { boxAround, type MapPin } from '@proline/domain/place/coordinates';

/** Where an event is, and who is near to it. */
export type Nearness = {
  /** as it is stored with people */
  readonly city: string;
  /** undefined: nobody knows where that is */
  readonly venue: MapPin | undefined;
  readonly near_cities: readonly string[];
  readonly near_km: number;
};

type Add = (value: unknown) => string;

/** How far the person `u` lives by their pin; null without one. */
export const pinKm = ({ venue }: Nearness, add: Add): string =>
  venue === undefined
    ? 'null::float8'
    : `km_between(u.latitude, u.longitude, ${add(venue.latitude)}::float8, ${add(venue.longitude)}::float8)`;

/**
 * Who of the people `u` is near: in the event's city, or within the distance by their pin, else by their city. Nobody fulfils
 * two of the conditions, so that each is read from its own index.
 */
export function nearSql(of: Nearness, add: Add): readonly string[] {
  const cities = `${add(of.near_cities)}::text[]`;
  if (of.venue === undefined) return [`u.city = any (${cities})`];
  const { south, north, west, east } = boxAround(of.venue, of.near_km);
  const between = (column: string, from: number, until: number) =>
    `${column} between ${add(from)}::float8 and ${add(until)}::float8`;
  const within = `${pinKm(of, add)} <= ${add(of.near_km)}::float8`;
  return [
    `u.city = any (${cities}) and (u.latitude is null or u.city = ${add(of.city)}::text or ${within})`,
    `${between('u.latitude', south, north)} and ${between('u.longitude', west, east)} and u.city <> all (${cities}) and ${within}`,
  ];
}

/** The same of one person, whoever that is. */
export const isNear = (near: readonly string[]): string =>
  `u.status = 'approved' and (${near.map((each) => `coalesce(${each}, false)`).join(' or ')})`;

/** Reads the approved people `u` who are near and fulfil a condition. */
export const readNear = (near: readonly string[], columns: string, also: string): string =>
  near
    .map((each) => `select ${columns} from ushers u where u.status = 'approved' and ${each} and ${also}`)
    .join(' union all ');
