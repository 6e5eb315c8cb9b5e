import type pg from 'pg';
import { ROLES } from '../staffing/roles.ts';
import type { Office } from './office.ts';

/** Each usher can also do one of so many other roles; who draws none of them has the first one only. */
const DRAWN_FROM = 12;

/** Roles that the types stand for, in the order of the office. */
const drawn = (office: Office) =>
  office.types.map((type_id, place) => ({ type_id, place, gender: ROLES[place]?.gender ?? null }));

/**
 * Everybody can do what he has applied for or worked as, the plain role, and one more that his id decides. One
 * statement over the rows that are there by then, whatever the size.
 */
export async function addUsherRoles(client: pg.ClientBase, office: Office): Promise<void> {
  await client.query(
    `insert into usher_roles (usher_id, type_id)
     select usher_id, type_id from applications
     union
     select a.usher_id, p.type_id from assignments a join positions p on p.id = a.position_id
     union
     select u.id, r.type_id
     from ushers u
     join jsonb_to_recordset($1::jsonb) r (type_id uuid, place integer, gender text)
       on r.place in (0, mod(abs(hashtext(u.id::text)), $2::integer)) and (r.gender is null or r.gender = u.gender)`,
    [JSON.stringify(drawn(office)), DRAWN_FROM],
  );
}
