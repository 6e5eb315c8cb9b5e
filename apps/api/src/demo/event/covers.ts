import fs from 'node:fs/promises';
import path from 'node:path';
import { THUMBNAIL_SIZES } from '@proline/contract/file/file';
import { keyOf } from '../../features/file/file.service.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { moment } from '../engine/copy.ts';
import type { EventFrame } from './event-frame.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from '../people/office.ts';
import { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';

/** The pictures were drawn once by draw-covers.ts, so that a first start does not spend time on them. */
const FOLDER = path.join(import.meta.dirname, 'covers');
const TYPE = 'image/webp';
export const COVER_PX = { width: 1_600, height: 900 } as const;
export const COVER_PARTS = ['original', ...THUMBNAIL_SIZES] as const;
/** The share of events that have a cover. */
const WITH_COVER = 0.7;

export const coverName = (kind: string): string => kind.toLowerCase().replaceAll(' ', '-');
export const coverFile = (kind: string, part: (typeof COVER_PARTS)[number]): string =>
  path.join(FOLDER, `${coverName(kind)}.${part}.webp`);

/** One picture for each kind of event; several events share it. */
export class Covers {
  readonly #ids = new Map<string, string>();

  /** When the transaction is rolled back, the file sweep removes the stored bytes. */
  static async store(storage: Storage, tables: Tables, office: Office, seed: number): Promise<Covers> {
    const covers = new Covers();
    const random = Random.of(seed, 'covers');
    for (const { name_en } of EVENT_KINDS) {
      const id = idAt(random, office.opened_at);
      const size = await putAll(storage, id, name_en);
      const facts = [`${coverName(name_en)}.webp`, TYPE, size, COVER_PX.width, COVER_PX.height];
      tables.rows.files.add([id, 'event_cover', ...facts, office.admins.ops, moment(office.opened_at), null]);
      covers.#ids.set(name_en, id);
    }
    return covers;
  }

  for(random: Random, { plan }: EventFrame): string | null {
    const has = random.chance(WITH_COVER) || plan.title !== null;
    return has && plan.stage !== 'begun' ? (this.#ids.get(plan.kind.name_en) ?? null) : null;
  }
}

/** Stores the picture with its thumbnails and returns the picture's size in bytes. */
async function putAll(storage: Storage, id: string, kind: string): Promise<number> {
  let size = 0;
  for (const part of COVER_PARTS) {
    const bytes = await fs.readFile(coverFile(kind, part));
    if (part === 'original') size = bytes.length;
    await storage.put(keyOf(id, part, TYPE), bytes, TYPE);
  }
  return size;
}
