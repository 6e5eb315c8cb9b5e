import { LANGUAGES } from '@proline/domain/account/preference';
import { REPORTS } from '@proline/domain/report/report';
import { expect, test } from 'vitest';
import { JOB_KINDS } from '../facts.ts';
import { NOTICES } from '../notices.ts';
import { noticeText } from './notice-text.ts';
import { notification } from './notification.ts';

const ID = '0d8f6f3c-5a51-4c39-9d0e-3f0c8f0e2a11';
const NAMES = { title_en: 'Expo', title_ar: 'معرض', zone_en: 'Hall', zone_ar: 'قاعة', name: 'Lina', by: 'Sara' };
const NUMBERS = {
  open: 2,
  places: 9,
  missing: 3,
  here: 4,
  needed: 8,
  batch: 12,
  lines: 5,
  total: 7,
  done: 6,
  failed: 1,
};
const COUNTS = { documents: 2, requests: 3, applications: 4, differences: 5, transfers: 6, waiting: 7 };
const OTHERS = {
  ...{ event_id: ID, request_id: ID, admin_id: ID, job_id: ID, job_kind: JOB_KINDS[0], permission_set: 'owner' },
  ...{ report: REPORTS[0], from: '2026-11-09', to: '2026-11-15' },
  ...{ address: '10.0.0.1', user_agent: null, starts_at: '2026-11-19T08:00:00.000Z' },
};

test.each(NOTICES.map(({ kind }) => kind))('%s says all in both languages', (kind) => {
  for (const language of LANGUAGES)
    for (const on of [true, false]) {
      const told = notification.parse({
        ...{ id: ID, kind, link: null, created_at: OTHERS.starts_at, read_at: null },
        params: { ...NAMES, ...NUMBERS, ...COUNTS, ...OTHERS, on },
      });
      const { title, detail } = noticeText(told, { writing: { language, numerals: 'latn' }, time: () => '08:00' });
      for (const said of [title, detail]) {
        expect(said).not.toBe('');
        expect(said).not.toMatch(/[{}]|undefined|NaN/);
      }
      expect(/[\u0600-\u06FF]/.test(title)).toBe(language === 'ar');
    }
});
