import { randomInt } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { makeUsher } from '../story/own-usher.ts';

type Calls = { readonly request: APIRequestContext; readonly token: string };

const send = async <Data>(
  { request, token }: Calls,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Data> => {
  const reply = await request.fetch(`/api/admin/${path}`, {
    method,
    headers: { authorization: token },
    ...(data !== undefined && { data }),
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { data: Data }).data;
};

const CHECKED = 97n;
/** A Saudi account that nobody else has. */
const freshIban = (): string => {
  const account = `80${String(randomInt(1, 2 ** 47)).padStart(18, '0')}`;
  // the digits of SA are 28 and 10; those of the check stand last and are 00 while it is computed
  return `SA${String(98n - (BigInt(`${account}281000`) % CHECKED)).padStart(2, '0')}${account}`;
};

export type Payee = { readonly id: string; readonly name_en: string; readonly name_ar: string; readonly end: string };

/** Somebody of the story's own, with an account that finance has confirmed. */
export const makePayee = async (calls: Calls): Promise<Payee> => {
  const mark = String(randomInt(100_000, 999_999));
  const name = { name_en: `Story ${mark}`, name_ar: `قصة ${mark}` };
  const id = await makeUsher(calls, name);
  const iban = freshIban();
  const account = { iban, bank_name: 'Al Rajhi Bank', holder: name.name_en, replaces: null };
  const { id: account_id } = await send<{ id: string }>(calls, 'PUT', `persons/${id}/bank-account`, account);
  await send(calls, 'POST', `persons/${id}/bank-account/confirm`, { account_id });
  return { id, ...name, end: iban.slice(-4) };
};

export type Bonus = { readonly id: string; readonly code: number };

/** Waits for approval, by anybody but the owner who made it. */
export const makeBonus = (calls: Calls, person_id: string, amount_minor: number): Promise<Bonus> => {
  const bonus = { kind: 'bonus', person_id, event_id: null, currency: 'SAR', amount_minor, reason: 'Stayed longer' };
  return send<Bonus>(calls, 'POST', 'transfers', bonus);
};

/** Approved by somebody of finance. */
export const makeApproved = async (
  owner: Calls,
  finance: string,
  person_id: string,
  amount_minor: number,
): Promise<Bonus> => {
  const bonus = await makeBonus(owner, person_id, amount_minor);
  await send({ ...owner, token: finance }, 'POST', `transfers/${bonus.id}/approval`, { version: 1 });
  return bonus;
};

/** Of this story alone, because nobody approves what they have made. */
export const financeToken = async (
  { request, token }: Calls,
  language: 'en' | 'ar',
  set = 'finance',
): Promise<string> => tokenOf(request, await inviteOwnAdmin(request, token, language, set));
