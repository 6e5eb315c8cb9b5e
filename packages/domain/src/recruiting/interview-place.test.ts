import { expect, test } from 'vitest';
import { placeProblem } from './interview-place.ts';

test.each([
  ['https://meet.example.com/abc-defg?lang=ar#x', undefined],
  ['https://مثال.إختبار/غرفة', undefined],
  ['', undefined],
  ['http://meet.example.com/abc', 'interview_link_wrong'],
  ['meet.example.com', 'interview_link_wrong'],
  ['javascript:alert(1)', 'interview_link_wrong'],
  ['https://localhost/x', 'interview_link_wrong'],
  ['https://proline.sa@evil.example/x', 'interview_link_wrong'],
  ['https://meet.example.com/a b', 'interview_link_wrong'],
] as const)('the link of a video call: %s', (place, problem) => {
  expect(placeProblem('video', place)).toBe(problem);
});

test('an office has a place in words, a call has none', () => {
  expect(placeProblem('office', 'King Fahd Road, floor 3')).toBeUndefined();
  expect(placeProblem('phone', '+966 50 000 0000')).toBe('interview_place_needless');
  expect(placeProblem('phone', '')).toBeUndefined();
});
