import { z } from 'zod';
import { decryptBound, encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import type { SheetRow } from '../../platform/sheet/sheet.ts';

// What a file says about people is kept as bank accounts are: sealed, and bound to its place.

const sealedRow = z.object({ cells: z.array(z.string()), formulas: z.array(z.int()) });
const sealedHeader = z.array(z.string());

const placeOfRow = (import_id: string, number: number): string => `usher_import_rows.cells:${import_id}:${number}`;
const placeOfHeader = (import_id: string): string => `usher_imports.header:${import_id}`;

export const sealRow = (dataKey: DataKey, import_id: string, { number, cells, formulas }: SheetRow): Buffer =>
  encryptBound(dataKey, JSON.stringify({ cells, formulas }), placeOfRow(import_id, number));

export const openRow = (dataKey: DataKey, import_id: string, number: number, sealed: Buffer): SheetRow => ({
  number,
  ...sealedRow.parse(JSON.parse(decryptBound(dataKey, sealed, placeOfRow(import_id, number)))),
});

export const sealHeader = (dataKey: DataKey, import_id: string, header: readonly string[]): Buffer =>
  encryptBound(dataKey, JSON.stringify(header), placeOfHeader(import_id));

export const openHeader = (dataKey: DataKey, import_id: string, sealed: Buffer): string[] =>
  sealedHeader.parse(JSON.parse(decryptBound(dataKey, sealed, placeOfHeader(import_id))));

/** Tells rows about one phone, without saying which. */
export const rowPhoneHash = (dataKey: DataKey, phone: string): Buffer => keyedHash(dataKey, 'import_phone', phone);
