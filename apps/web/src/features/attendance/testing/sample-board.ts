import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const iso = (time: string) => `2026-11-18T${time}:00.000Z`;

export const SHIFT_NOW = idOf(11);
export const SHIFT_NEXT = idOf(12);
export const SHIFT_TOMORROW = idOf(13);
export const GATE = idOf(21);
export const HALL = idOf(22);
const USHER = idOf(31);
const HOST = idOf(32);
export const GATE_TEAM = idOf(41);
/** Half past the start of the first shift, on the clocks of the event. */
export const NOON = new Date(iso('06:30'));

type Changes = Partial<Omit<BoardPerson, 'usher'>>;

export const samplePerson = (number: number, name_en: string, name_ar: string, changes: Changes = {}): BoardPerson => ({
  id: idOf(1_000 + number),
  shift_id: SHIFT_NOW,
  zone_id: GATE,
  role_id: USHER,
  usher: { id: idOf(2_000 + number), code: 20_000 + number, name_en, name_ar, photo: null, phone: '+966500000000' },
  reserve: false,
  state: 'expected',
  checked_in_at: null,
  checked_out_at: null,
  method: null,
  out_method: null,
  late_minutes: 0,
  is_late: false,
  outside: false,
  reason: null,
  absent_at: null,
  has_document: false,
  approved_minutes: null,
  minutes_by_hand: false,
  version: 0,
  last_mark: null,
  undo_until: null,
  pass_number: 1,
  due_at: null,
  expected_at: null,
  replaces: null,
  ...changes,
});

export const LAYLA = samplePerson(1, 'Layla Haddad', 'ليلى حداد', {
  state: 'in',
  checked_in_at: iso('05:41'),
  method: 'qr',
  version: 1,
});
export const YOUSEF = samplePerson(2, 'Yousef Marri', 'يوسف المري', {
  state: 'in',
  checked_in_at: iso('06:22'),
  method: 'manual',
  late_minutes: 22,
  is_late: true,
  version: 1,
});
export const ZIAD = samplePerson(3, 'Ziad Naguib', 'زياد نجيب', {
  state: 'no_show',
  absent_at: iso('06:10'),
  version: 1,
});
export const NOUR = samplePerson(4, 'Nour Saleh', 'نور صالح');
export const DANA = samplePerson(5, 'Dana Omar', 'دانة عمر', { zone_id: HALL, role_id: HOST });
export const RAMI = samplePerson(6, 'Rami Younes', 'رامي يونس', { shift_id: SHIFT_NEXT });
export const STANDBY = samplePerson(7, 'Sami Reda', 'سامي رضا', { reserve: true });

export const SAMPLE_BOARD: EventBoard = {
  event: {
    id: idOf(1),
    title_en: 'Dates Fair',
    title_ar: 'معرض التمور',
    status: 'in_progress',
    version: 3,
    time_zone: 'Asia/Riyadh',
    starts_at: iso('06:00'),
    ends_at: '2026-11-19T12:00:00.000Z',
    late_grace_minutes: 10,
    pin: null,
  },
  rules: {
    early_minutes: 60,
    undo_seconds: 60,
    outside: 'flag',
    no_show_reasons: [
      { en: 'Did not answer', ar: 'لم يرد' },
      { en: 'Sick', ar: 'مرض' },
    ],
  },
  shifts: [
    {
      id: SHIFT_NOW,
      work_date: '2026-11-18',
      starts_at: iso('06:00'),
      ends_at: iso('12:00'),
      arrival_minutes: 30,
      planned_minutes: 330,
    },
    {
      id: SHIFT_NEXT,
      work_date: '2026-11-18',
      starts_at: iso('13:00'),
      ends_at: iso('19:00'),
      arrival_minutes: 30,
      planned_minutes: 330,
    },
    {
      id: SHIFT_TOMORROW,
      work_date: '2026-11-19',
      starts_at: '2026-11-19T06:00:00.000Z',
      ends_at: '2026-11-19T12:00:00.000Z',
      arrival_minutes: 30,
      planned_minutes: 360,
    },
  ],
  zones: [
    { id: GATE, code: 'MG', name_en: 'Main gate', name_ar: 'البوابة الرئيسية', colour: '#4c6e5c', radius_m: 100 },
    { id: HALL, code: 'TH', name_en: 'Tasting hall', name_ar: 'قاعة التذوق', colour: '#8a5300', radius_m: 100 },
  ],
  roles: [
    { id: HOST, name_en: 'Host', name_ar: 'مضيف' },
    { id: USHER, name_en: 'Usher', name_ar: 'منظم' },
  ],
  positions: [
    { id: idOf(71), shift_id: SHIFT_NOW, zone_id: GATE, role_id: USHER, headcount: 5, open: 0, asked: 0 },
    { id: idOf(72), shift_id: SHIFT_NOW, zone_id: HALL, role_id: HOST, headcount: 1, open: 0, asked: 0 },
    { id: idOf(73), shift_id: SHIFT_NEXT, zone_id: GATE, role_id: USHER, headcount: 1, open: 0, asked: 0 },
    { id: idOf(74), shift_id: SHIFT_TOMORROW, zone_id: null, role_id: USHER, headcount: 1, open: 0, asked: 0 },
  ],
  leads: [
    {
      id: GATE_TEAM,
      leader: { id: idOf(51), code: 11, name_en: 'Abeer Zahrani', name_ar: 'عبير الزهراني', photo: null, phone: null },
      scope: 'zone',
      zone_id: GATE,
      shift_id: null,
    },
    {
      id: idOf(42),
      leader: { id: idOf(52), code: 12, name_en: 'Turki Subaie', name_ar: 'تركي السبيعي', photo: null, phone: null },
      scope: 'shift',
      zone_id: null,
      shift_id: SHIFT_NEXT,
    },
  ],
  people: [LAYLA, YOUSEF, ZIAD, NOUR, DANA, RAMI, STANDBY],
  recent: [
    {
      id: idOf(61),
      assignment_id: YOUSEF.id,
      kind: 'check_in',
      at: iso('06:22'),
      received_at: iso('06:22'),
      method: 'manual',
      by: { name_en: 'Abeer Zahrani', name_ar: 'عبير الزهراني' },
    },
  ],
  complete: true,
  gone: [],
  cursor: '100',
  pass_key: { x: '', y: '' },
  now: iso('06:30'),
};
