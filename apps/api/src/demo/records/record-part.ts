import type { Tables } from '../engine/tables.ts';
import type { Office } from '../people/office.ts';

export interface RecordPart {
  readonly tables: Tables;
  readonly office: Office;
  readonly seed: number;
  readonly now: number;
}
