import type { ImportField } from '@proline/domain/usher-import/import-field';
import { sealHeader, sealRow } from '../../features/usher-import/sealed-row.service.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { moment } from '../engine/copy.ts';
import { idAt } from '../engine/ids.ts';
import { Random } from '../engine/random.ts';
import { dayIn, isoDay, MINUTE_MS } from '../event/days.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { importedAt } from '../people/ushers.ts';
import type { Usher } from '../people/ushers.ts';
import type { RecordPart } from './record-part.ts';

const FILE_NAME = 'jeddah-season-applicants.xlsx';
const COLUMNS: readonly (readonly [header: string, field: ImportField])[] = [
  ['Name', 'name_en'],
  ['الاسم', 'name_ar'],
  ['Phone', 'phone'],
  ['Birth date', 'birth_date'],
];
/** As a spreadsheet counts: the first row has the headers. */
const FIRST_ROW = 2;
/** Of those who came in, one in so many wrote the phone without its country. */
const WARNED_EVERY = 3;

interface BadRow {
  readonly cells: readonly string[];
  readonly problem: string | null;
  readonly known_id?: string;
  readonly twin_number?: number;
}

/** A file of applicants that was imported some days ago: most came in, and some rows came back. */
export class ImportedFile {
  readonly #part: RecordPart;
  readonly #dataKey: DataKey;
  readonly #came: Usher[] = [];
  #known: Usher | null = null;

  constructor(part: RecordPart, dataKey: DataKey) {
    this.#part = part;
    this.#dataKey = dataKey;
  }

  consider(usher: Usher): void {
    if (usher.imported) this.#came.push(usher);
    if (usher.status === 'approved') this.#known ??= usher;
  }

  write(): void {
    const { tables, office, seed, now } = this.#part;
    const [first] = this.#came;
    if (!first || !this.#known) return;
    const random = Random.of(seed, 'imported file');
    const at = importedAt(now);
    const id = idAt(random, at - 4 * MINUTE_MS);
    const job_id = idAt(random, at);
    const { recruiter } = office.admins;
    const header = COLUMNS.map(([name]) => name);
    const mapping = COLUMNS.map(([, field]) => field);
    tables.rows.usher_imports.add([
      ...[id, FILE_NAME, sealHeader(this.#dataKey, id, header), mapping, 'day_first'],
      ...[recruiter, moment(at - 4 * MINUTE_MS), job_id, 2],
    ]);
    const total = this.#came.length;
    tables.rows.jobs.add([
      ...[job_id, 'ushers.import', JSON.stringify({ import_id: id }), recruiter, 'done', true, total],
      ...[moment(at), moment(at), moment(at + MINUTE_MS / 6)],
    ]);
    this.#came.forEach((usher, place) => {
      const number = FIRST_ROW + place;
      const warned = place % WARNED_EVERY === 1;
      const problems = warned ? ['phone.phone_country_assumed'] : [];
      tables.rows.usher_import_rows.add([id, number, null, problems, false, warned, null, null, null, null, usher.id]);
      tables.rows.job_items.add([
        ...[job_id, String(number), `Row ${number}`, `الصف ${number}`, 'done'],
        ...[1, moment(at), moment(at + MINUTE_MS / 6)],
      ]);
    });
    this.#badRows(first, this.#known).forEach(({ cells, problem, known_id = null, twin_number = null }, place) => {
      const number = FIRST_ROW + total + place;
      const sealed = sealRow(this.#dataKey, id, { number, cells: [...cells], formulas: [] });
      tables.rows.usher_import_rows.add([
        ...[id, number, sealed, problem === null ? [] : [problem], problem !== null, false],
        ...[twin_number, twin_number === null ? null : 'phone', known_id, known_id === null ? null : 'phone', null],
      ]);
    });
  }

  #badRows(first: Usher, known: Usher): readonly BadRow[] {
    const minor = isoDay(dayIn(OFFICE_ZONE, this.#part.now) - Math.round(16.2 * 365.25)).split('-');
    return [
      { cells: ['Reem Al-Ghamdi', 'ريم الغامدي', '', '09/07/2001'], problem: 'phone.missing' },
      {
        cells: ['Yazan Haddad', 'يزن حداد', '+962795550142', '31/02/1999'],
        problem: 'birth_date.no_such_day',
      },
      { cells: ['Lama Zahrani', 'لمى الزهراني', '+9665012', '18/11/1998'], problem: 'phone.phone_not_valid' },
      {
        cells: ['Fares Nasser', 'فارس ناصر', '+966505550177', minor.toReversed().join('/')],
        problem: 'birth_date.under_age',
      },
      { cells: [known.name_en, known.name_ar, known.phone, ''], problem: null, known_id: known.id },
      { cells: [first.name_en, first.name_ar, first.phone, ''], problem: null, twin_number: FIRST_ROW },
    ];
  }
}
