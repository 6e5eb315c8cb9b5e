import type { AttendanceState, MarkMethod } from '@proline/domain/attendance/attendance-state';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const ATTENDANCE_STATE_WORDS: ValueWords<AttendanceState> = {
  expected: { en: 'Expected', ar: 'متوقع' },
  in: { en: 'In', ar: 'موجود' },
  left: { en: 'Left', ar: 'غادر' },
  attended: { en: 'Attended', ar: 'حضر' },
  no_show: { en: 'No-show', ar: 'تغيّب' },
  excused: { en: 'Excused', ar: 'بعذر' },
};

export const METHOD_WORDS: ValueWords<MarkMethod> = {
  manual: { en: 'By hand', ar: 'يدويًا' },
  qr: { en: 'QR code', ar: 'مسح الرمز' },
  scanner: { en: 'Scanner', ar: 'ماسح ضوئي' },
  self: { en: 'Staff app', ar: 'تطبيق الفريق' },
  roll_call: { en: 'Roll-call', ar: 'نداء الحضور' },
  canceling: { en: 'Event canceled', ar: 'إلغاء الفعالية' },
};

export const attendanceRecorded: Recorded = {
  fields: {
    state: { en: 'Attendance', ar: 'الحضور' },
    checked_in_at: { en: 'Checked in', ar: 'وقت الدخول' },
    checked_out_at: { en: 'Checked out', ar: 'وقت الخروج' },
    approved_minutes: { en: 'Approved minutes', ar: 'الدقائق المعتمدة' },
    at: { en: 'Time', ar: 'الوقت' },
    expected_at: { en: 'Expected at', ar: 'وقت الوصول المتوقع' },
    method: { en: 'How', ar: 'الطريقة' },
    outside: { en: 'Away from the venue', ar: 'خارج نطاق المكان' },
  },
  values: { state: ATTENDANCE_STATE_WORDS, method: METHOD_WORDS },
};
