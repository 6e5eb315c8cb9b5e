import { expect, test } from 'vitest';
import { readRoles, readTags } from './read-list.ts';

const OFFERED = [
  { id: 'usher', name_en: 'Usher', name_ar: 'منظّم' },
  { id: 'vip', name_en: 'VIP protocol', name_ar: 'بروتوكول كبار الشخصيات' },
];

test('roles are known by their names in either language, however they are written, each once', () => {
  expect(readRoles('usher; VIP  Protocol، منظم | Usher', OFFERED)).toEqual({ role_ids: ['usher', 'vip'], unknown: [] });
});

test('what names no role is handed back as it was written', () => {
  expect(readRoles('Usher, Juggler, Ush', OFFERED)).toEqual({ role_ids: ['usher'], unknown: ['Juggler', 'Ush'] });
});

test('tags keep their spelling', () => {
  expect(readTags(' VIP,  own car ؛ ليالي / نهار ,,')).toEqual(['VIP', 'own car', 'ليالي / نهار']);
});
