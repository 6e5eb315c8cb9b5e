import type { RecoveryState } from '@proline/domain/pay/recovery';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const RECOVERY_STATE_WORDS: ValueWords<RecoveryState> = {
  open: { en: 'Open', ar: 'مفتوح' },
  settled: { en: 'Settled', ar: 'مسوّى' },
  canceled: { en: 'Canceled', ar: 'ملغى' },
};

export const recoveryWords = {
  person: { en: 'Person', ar: 'الشخص' },
  person_en: { en: 'Person (English)', ar: 'الشخص (بالإنجليزية)' },
  person_ar: { en: 'Person (Arabic)', ar: 'الشخص (بالعربية)' },
  transfer: { en: 'Overpaid transfer', ar: 'التحويل الزائد' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  taken: { en: 'Taken back', ar: 'المستردّ' },
  reserved: { en: 'From pending transfers', ar: 'من تحويلات معلّقة' },
  left: { en: 'Still owed', ar: 'المتبقّي' },
  reason: { en: 'Reason', ar: 'السبب' },
  created: { en: 'Recorded', ar: 'تاريخ التسجيل' },
} as const;

export const recoveryRecorded: Recorded = {
  fields: {
    amount: recoveryWords.amount,
    transfer: recoveryWords.transfer,
    waived: { en: 'Waived', ar: 'المُعفى' },
    transfers_reduced: { en: 'Pending transfers changed', ar: 'تحويلات معلّقة تغيّرت' },
  },
  values: { 'recovery.status': RECOVERY_STATE_WORDS },
};
