import { expect, test } from 'vitest';
import { FILE_PURPOSES, FILE_RULES, namesAPath, acceptedKind } from './file-purpose.ts';

test('who may send and see a file, and what it may be', () => {
  const table = FILE_PURPOSES.map((purpose) => {
    const { kinds, upload, read } = FILE_RULES[purpose];
    return `${purpose}: ${kinds.join(' ')}, sent by ${upload}, seen by ${read ?? 'nobody'}`;
  });
  expect(table).toEqual([
    'admin_photo: image, sent by signed_in, seen by signed_in',
    'usher_photo: image, sent by ushers.write, seen by ushers.read',
    'usher_document: image document, sent by ushers.write, seen by nobody',
    'event_cover: image, sent by events.write, seen by events.read',
    'excuse_document: image document, sent by attendance.write, seen by nobody',
    'incident_photo: image, sent by attendance.write, seen by events.read',
  ]);
});

test('types that are taken', () => {
  expect(acceptedKind('admin_photo', 'image/png')).toBe('image');
  expect(acceptedKind('usher_document', 'application/pdf')).toBe('document');
  for (const type of ['application/pdf', 'image/svg+xml', 'text/html', 'application/xml', 'image/tiff', undefined]) {
    expect(acceptedKind('admin_photo', type)).toBeUndefined();
  }
});

test('a name with a path in it', () => {
  for (const name of ['../me.png', 'C:\\me.png', '/etc/passwd', 'a/b.png', '..', '.']) {
    expect([name, namesAPath(name)]).toEqual([name, true]);
  }
  for (const name of ['me.png', 'صورتي.png', '.hidden.png', 'my..photo.png']) {
    expect([name, namesAPath(name)]).toEqual([name, false]);
  }
});
