import { expect, test } from 'vitest';
import { guessColumns, headerKey } from './guess-columns.ts';

const guessed = (header: readonly string[], ...rows: (readonly string[])[]) => guessColumns(header, rows);

test('headers in English', () => {
  expect(
    guessed(['Full Name', 'Name (Arabic)', 'Mobile', 'E-mail', 'DOB', 'Sex', 'Nationality', 'National no.', 'Town']),
  ).toEqual(['name_en', 'name_ar', 'phone', 'email', 'birth_date', 'gender', 'nationality', 'id_number', 'city']);
  expect(guessed(['Languages', 'Height (cm)', 'T-shirt size', 'Shoe size', 'Notes', ''])).toEqual([
    'languages',
    'height_cm',
    'clothing_size',
    'shoe_size',
    null,
    null,
  ]);
});

test('headers in Arabic, however their letters are written', () => {
  expect(
    guessed(['الاسم بالإنجليزية', 'الإسم الكامل', 'رقم الجوّال', 'البريد الالكتروني', 'تاريخ الميلاد', 'الجنس']),
  ).toEqual(['name_en', 'name_ar', 'phone', 'email', 'birth_date', 'gender']);
  expect(guessed(['الجنسيه', 'رقم الهوية', 'المدينة', 'اللغات', 'الطول', 'مقاس الملابس', 'ملاحظات'])).toEqual([
    'nationality',
    'id_number',
    'city',
    'languages',
    'height_cm',
    'clothing_size',
    null,
  ]);
});

test('the columns of a bank account, in both languages', () => {
  const fields = ['iban', 'bank_name', 'account_holder'];
  expect(guessed(['IBAN No.', 'Bank name', 'Account holder'])).toEqual(fields);
  expect(guessed(['رقم الآيبان', 'اسم البنك', 'صاحب الحساب'])).toEqual(fields);
});

test('a header that only says name has the language of its names', () => {
  expect(guessed(['Name'], ['مها السبيعي'], ['Fares'], ['فارس'])).toEqual(['name_ar']);
  expect(guessed(['الاسم'], ['Maha Al-Subaie'])).toEqual(['name_en']);
  expect(guessed(['الاسم'])).toEqual(['name_ar']);
  expect(guessed(['Name', 'الاسم'], ['Maha', 'مها'])).toEqual(['name_en', 'name_ar']);
});

test('no field is guessed twice', () => {
  expect(guessed(['Phone', 'Mobile'])).toEqual(['phone', null]);
});

test('one key for headers that differ in writing only', () => {
  expect(headerKey(['Full name', 'الإسم'])).toBe(headerKey([' FULL-NAME', 'الاسم']));
  expect(headerKey(['Name', 'Phone'])).not.toBe(headerKey(['Phone', 'Name']));
});
