import type { Catalogue } from '@proline/contract/frame/catalogue';
import { placedBefore, refuseMerge, type MergePartner } from '@proline/domain/catalogue/catalogue';
import type { Transaction } from 'kysely';
import pg from 'pg';
import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../postgres/schema.gen.ts';
import {
  archiveEntry,
  closeMerge,
  countUses,
  deleteEntry,
  findEntries,
  findEntry,
  findOpenMerge,
  insertEntry,
  insertMerge,
  lockEntries,
  lockOrder,
  saveOrder,
  updateEntry,
  type Entry,
  type LockedEntry,
} from './catalogue-queries.ts';
import type { CatalogueSource } from './catalogue-source.ts';

type Tx = Transaction<Database>;

const UNIQUE = '23505';
const REFERRED = '23503';

/** Two entries in use never share a name; the index that refuses says which of the two names it was. */
const orNameTaken = async <T>(saving: Promise<T>): Promise<T> => {
  try {
    return await saving;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE) throw error;
    const field = /_name_(en|ar)$/.exec(error.constraint ?? '')?.[1];
    if (field === undefined) throw error;
    throw new Refusal('name_taken', { errors: { [`name_${field}`]: ['taken'] } });
  }
};

const partner = ({ id, archived_at, merged_into }: LockedEntry): MergePartner => ({
  id,
  archived: archived_at !== null,
  merged: merged_into !== null,
});

/** The handlers of one catalogue. */
export function catalogueService(source: CatalogueSource) {
  const { entity, columns } = source;

  /** Locks the entry and refuses when its version is not the one that the caller has read. */
  const take = async (tx: Tx, id: string, version: number, partners: readonly string[] = []) => {
    const locked = await lockEntries(tx, source, [id, ...partners]);
    const entry = locked.get(id);
    if (!entry) throw new Refusal('not_found');
    if (entry.version !== version) throw new Refusal('conflict');
    return { entry, locked };
  };

  const reload = async (tx: Tx, id: string): Promise<Entry> => {
    const entry = await findEntry(tx, source, id);
    if (!entry) throw new Refusal('not_found');
    return entry;
  };

  const list: Handler<Catalogue['list']> = async (_input, { db }) => ({ data: await findEntries(db, source) });

  const create: Handler<Catalogue['create']> = ({ body }, { write }) =>
    write(async (tx, audit) => {
      const record_id = await orNameTaken(insertEntry(tx, source, body));
      await audit({ action: 'create', entity, record_id, after: body });
      return { data: await reload(tx, record_id) };
    });

  const change: Handler<Catalogue['change']> = ({ params, body }, { write }) =>
    write(async (tx, audit) => {
      const { version, ...changes } = body;
      const { entry } = await take(tx, params.id, version);
      if (entry.merged_into !== null) throw new Refusal('merged_away');
      const known = columns.filter((name) => Object.hasOwn(changes, name));
      const after = Object.fromEntries(known.map((name) => [name, Reflect.get(changes, name) as unknown]));
      await orNameTaken(updateEntry(tx, source, params.id, after));
      const before = Object.fromEntries(known.map((name) => [name, entry[name]]));
      await audit({ action: 'change', entity, record_id: params.id, before, after });
      return { data: await reload(tx, params.id) };
    });

  const place: Handler<Catalogue['place']> = ({ params, body }, { write }) =>
    write(async (tx, audit) => {
      const order = await lockOrder(tx, source);
      if (!order.includes(params.id)) throw new Refusal('not_found');
      const moved = placedBefore(order, params.id, body.before);
      // the neighbour has been archived meanwhile
      if (!moved) throw new Refusal('conflict');
      await saveOrder(tx, source, moved);
      await audit({
        action: 'move',
        entity,
        record_id: params.id,
        before: { place: order.indexOf(params.id) + 1 },
        after: { place: moved.indexOf(params.id) + 1 },
      });
      return { data: null };
    });

  const archive: Handler<Catalogue['archive']> = ({ params, body }, { write }) =>
    write(async (tx, audit) => {
      const { entry } = await take(tx, params.id, body.version);
      if (entry.archived_at !== null) throw new Refusal('conflict');
      await archiveEntry(tx, source, params.id);
      await audit({ action: 'archive', entity, record_id: params.id });
      return { data: await reload(tx, params.id) };
    });

  const restore: Handler<Catalogue['restore']> = ({ params, body }, { write }) =>
    write(async (tx, audit) => {
      const { entry } = await take(tx, params.id, body.version);
      if (entry.merged_into !== null) throw new Refusal('merged_away');
      if (entry.archived_at === null) throw new Refusal('conflict');
      await orNameTaken(updateEntry(tx, source, params.id, { archived_at: null }));
      await audit({ action: 'restore', entity, record_id: params.id });
      return { data: await reload(tx, params.id) };
    });

  const previewMerge: Handler<Catalogue['previewMerge']> = async ({ params, query }, { db }) => {
    const merging = { from: params.id, into: query.into };
    return db.transaction().execute(async (tx) => ({
      data: { events: await countUses(tx, source, params.id), clashes: await source.countClashes(tx, merging) },
    }));
  };

  const merge: Handler<Catalogue['merge']> = ({ params, body }, { write }) =>
    write(async (tx, audit) => {
      await source.lockEvents(tx, params.id);
      const { entry, locked } = await take(tx, params.id, body.version, [body.into]);
      const target = locked.get(body.into);
      if (!target) throw new Refusal('not_found');
      const refusal = refuseMerge(partner(entry), partner(target));
      if (refusal) throw new Refusal(refusal);
      const merging = { from: params.id, into: body.into };
      if ((await source.countClashes(tx, merging)) > 0) throw new Refusal('merge_clashes');

      const { moved, events } = await source.move(tx, merging);
      await archiveEntry(tx, source, params.id, body.into);
      await insertMerge(tx, {
        entity,
        source_id: params.id,
        target_id: body.into,
        moved,
        was_archived_at: entry.archived_at,
      });
      await audit({ action: 'merge', entity, record_id: params.id, after: { merged_into: body.into, events } });
      return { data: await reload(tx, params.id), moved: events };
    });

  const undoMerge: Handler<Catalogue['undoMerge']> = ({ params, body }, { write }) =>
    write(async (tx, audit) => {
      const done = await findOpenMerge(tx, entity, params.id);
      if (done) await source.lockEvents(tx, done.target_id);
      const { entry } = await take(tx, params.id, body.version);
      if (entry.merged_into === null || !done) throw new Refusal('conflict');
      const target = (await lockEntries(tx, source, [done.target_id])).get(done.target_id);
      // the target was merged into a third entry, where the moved records can no longer be told apart
      if (!target || target.merged_into !== null) throw new Refusal('merged_away');

      await orNameTaken(updateEntry(tx, source, params.id, { archived_at: null, merged_into: null }));
      const merging = { from: params.id, into: done.target_id };
      const events = await source.moveBack(tx, merging, done.moved);
      if (done.was_archived_at !== null) await archiveEntry(tx, source, params.id);
      await closeMerge(tx, done.id);
      await audit({
        action: 'undo_merge',
        entity,
        record_id: params.id,
        before: { merged_into: done.target_id },
        after: { events },
      });
      return { data: await reload(tx, params.id), moved: events };
    });

  const remove: Handler<Catalogue['remove']> = ({ params, query }, { write }) =>
    write(async (tx, audit) => {
      const { entry } = await take(tx, params.id, query.version);
      // event plans refer to it inside JSON, which no foreign key covers
      if ((await countUses(tx, source, params.id)) > 0) throw new Refusal('in_use');
      try {
        if (!(await deleteEntry(tx, source, params.id))) throw new Refusal('in_use');
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === REFERRED) throw new Refusal('in_use');
        throw error;
      }
      const before = Object.fromEntries(columns.map((name) => [name, entry[name]]));
      await audit({ action: 'delete', entity, record_id: params.id, before });
      return { data: null };
    });

  return { list, create, change, place, archive, restore, previewMerge, merge, undoMerge, remove };
}
