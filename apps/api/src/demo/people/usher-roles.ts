import type pg from 'pg';
import { ROLES } from '../staffing/roles.ts';
import type { Office } from './office.ts';

/** Each usher draws one of this many further roles; a draw beyond the list adds none. */
const DRAWN_FROM = 12;

/** Roles that the types stand for, in the order of the office. */
const drawn = (office: Office) =>
  office.types.map((type_id, place) => ({ type_id, place, gender: ROLES[place]?.gender ?? null }));

/**
 * Every usher can do the roles that they applied for or worked in, the plain role, and one more that their id decides.
 * One statement does it for all rows, whatever the size.
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
