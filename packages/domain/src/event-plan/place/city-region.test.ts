import { expect, test } from 'vitest';
import { emptyPlan, type EventPlan } from '../plan.ts';
import { withRegionOfCity } from './city-region.ts';

const usual = { time_zone: 'Asia/Riyadh', currency: 'SAR' };
const at = (city: string, time_zone = 'Asia/Riyadh', currency = 'SAR'): EventPlan => {
  const empty = emptyPlan(time_zone, currency);
  return { ...empty, stepOne: { ...empty.stepOne, city } };
};
const followed = (plan: EventPlan, last = '') => {
  const { stepOne, stepFour } = withRegionOfCity(plan, { last, usual });
  return [stepOne.time_zone, stepFour.currency];
};

test('time zone and currency follow the city, also from one city to the next', () => {
  expect(followed(at('Kuwait City'))).toEqual(['Asia/Kuwait', 'KWD']);
  expect(followed(at('Cairo', 'Asia/Kuwait', 'KWD'), 'Kuwait City')).toEqual(['Africa/Cairo', 'EGP']);
  expect(followed(at('Amman', 'Asia/Kuwait', 'KWD'), 'Kuwait City')).toEqual(['Asia/Amman', 'KWD']);
});

test('what somebody chose stays, and an unknown city changes nothing', () => {
  expect(followed(at('Cairo', 'UTC', 'AED'))).toEqual(['UTC', 'AED']);
  expect(followed(at('Atlantis', 'Asia/Kuwait', 'KWD'), 'Kuwait City')).toEqual(['Asia/Kuwait', 'KWD']);
});

test('an amount keeps its currency: only its author can say what it is in another', () => {
  const plan = at('Kuwait City');
  const paid = { ...plan, stepFour: { ...plan.stepFour, leader_rate_minor: 4_000 } };
  expect(followed(paid)).toEqual(['Asia/Kuwait', 'SAR']);
});
