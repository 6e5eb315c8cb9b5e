import type { bulkAddUsherRoles, bulkRemoveUsherRoles } from '@proline/contract/usher-bulk/usher-bulk';
import { MOST_ROLES } from '@proline/domain/people/person-fields';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob, type ItemRun } from '../../platform/jobs/job-kind.ts';
import { holdRoles, refuseRoles, rolesChange, saveRoles } from '../person/person-role.service.ts';
import { startUsherBulk } from '../usher/usher-selection.service.ts';
import { lockTags, raiseVersion } from './usher-bulk.queries.ts';
import { ofPersons } from './usher-bulk.service.ts';

const withRoles = z.object({ role_ids: z.array(z.string()) });
type RolesRun = ItemRun<z.output<typeof withRoles>>;
const ofUshers = { ...ofPersons, access: 'ushers.write', params: withRoles } as const;

/** Roles that have gone out of use since the start are refused for each. */
async function changeRoles(
  { tx, audit, item, params }: RolesRun,
  action: 'add_role' | 'remove_role',
  changed: (done: readonly string[], named: readonly string[]) => readonly string[],
): Promise<void> {
  const held = await holdRoles(tx, params.role_ids);
  const refusal = refuseRoles(held, params.role_ids);
  if (refusal) throw refusal;
  const found = await lockTags(tx, item.record_id);
  if (!found) throw new Refusal('not_found');
  const { before } = await rolesChange(tx, item.record_id, held, []);
  const after = changed(before, params.role_ids);
  if (after.length === before.length) throw new Refusal(action === 'add_role' ? 'does_already' : 'does_not');
  if (after.length > MOST_ROLES) throw new Refusal('too_many_roles');
  await saveRoles(tx, item.record_id, { before, after });
  await raiseVersion(tx, item.record_id);
  await audit({
    action,
    entity: found.usher_status === null ? 'team_leader' : 'usher',
    record_id: item.record_id,
    before: { role_ids: before },
    after: { role_ids: after },
  });
}

const addJob = defineJob({
  ...ofUshers,
  kind: 'ushers.add_role',
  runItem: (run) =>
    changeRoles(run, 'add_role', (done, named) => [...done, ...named.filter((id) => !done.includes(id))]),
});

const removeJob = defineJob({
  ...ofUshers,
  kind: 'ushers.remove_role',
  runItem: (run) => changeRoles(run, 'remove_role', (done, named) => done.filter((id) => !named.includes(id))),
});

export const usherRolesBulkJobs = [addJob, removeJob];

export const addRolesToMany: Handler<typeof bulkAddUsherRoles> = ({ body: { selection, role_ids } }, context) =>
  startRoles(context, { kind: addJob, selection, role_ids, action: 'bulk_add_role' });

export const removeRolesOfMany: Handler<typeof bulkRemoveUsherRoles> = ({ body: { selection, role_ids } }, context) =>
  startRoles(context, { kind: removeJob, selection, role_ids, action: 'bulk_remove_role' });

type Context = Parameters<Handler<typeof bulkAddUsherRoles>>[1];
type Started = Parameters<typeof startUsherBulk>[1];

const startRoles = (
  { admin, write }: Context,
  { role_ids, ...asked }: Pick<Started, 'selection' | 'action'> & { kind: typeof addJob; role_ids: readonly string[] },
) =>
  write(async (tx, audit) => {
    const refusal = refuseRoles(await holdRoles(tx, role_ids), role_ids);
    if (refusal) throw refusal;
    return startUsherBulk({ tx, audit, admin }, { ...asked, params: { role_ids: [...role_ids] } });
  });
