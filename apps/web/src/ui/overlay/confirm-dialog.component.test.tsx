import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ApiError } from '../../lib/api/api-error.ts';
import { reasonForm } from '../../lib/form/reason-form.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Language = (typeof LANGUAGES)[number];
const WORDS = {
  en: { reason: 'Reason', short: /at least 5 characters/, cancel: 'Cancel' },
  ar: { reason: 'السبب', short: /لا يقل عن 5/, cancel: 'إلغاء' },
};

type AskedProps = { readonly done: string[]; readonly answer?: Promise<void>; readonly isReasonAsked?: boolean };

const Asked = ({ done, answer, isReasonAsked = false }: AskedProps) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask again
      </button>
      <ConfirmDialog
        open={open}
        title="Cancel the event?"
        consequences={['46 ushers are released', 'The client is told']}
        confirmLabel="Cancel it"
        {...(isReasonAsked && { reason: reasonForm({ least: 5, most: 100 }, []) })}
        onConfirm={async (reason) => {
          done.push(`confirmed ${reason}`);
          await answer;
          setOpen(false);
        }}
        onCancel={() => {
          done.push('canceled');
          setOpen(false);
        }}
      />
    </>
  );
};

const asked = async (language: Language, props: Omit<AskedProps, 'done'> = {}) => {
  const done: string[] = [];
  const screen = await renderIn(language, <Asked done={done} {...props} />);
  const dialog = screen.getByRole('dialog', { name: 'Cancel the event?' });
  await expect.element(dialog).toBeVisible();
  return { done, screen, dialog };
};

test.each(LANGUAGES)(
  'consequences are named, the focus is on the way out, and Enter takes it (%s)',
  async (language) => {
    const { done, dialog } = await asked(language);
    const consequences = dialog
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(consequences).toEqual(['46 ushers are released', 'The client is told']);
    await expect.element(dialog.getByRole('button', { name: WORDS[language].cancel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(done).toEqual(['canceled']);
  },
);

test.each(LANGUAGES)(
  'a reason that is too short is told and nothing is sent; a long one goes along (%s)',
  async (language) => {
    const words = WORDS[language];
    const { done, dialog } = await asked(language, { isReasonAsked: true });
    const reason = dialog.getByRole('textbox', { name: words.reason });
    await expect.element(reason).toHaveFocus();
    await userEvent.keyboard(' bad ');
    await expect.element(reason).not.toHaveAccessibleDescription(words.short);
    await dialog.getByRole('button', { name: 'Cancel it' }).click();
    await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
    await expect.element(reason).toHaveAccessibleDescription(words.short);
    expect(done).toEqual([]);
    await reason.fill(' Rained off ');
    await dialog.getByRole('button', { name: 'Cancel it' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(done).toEqual(['confirmed Rained off']);
  },
);

test('while it is sent nothing closes it, and it is sent once', async () => {
  const answer = Promise.withResolvers<undefined>();
  const { done, dialog } = await asked('en', { answer: answer.promise });
  const confirm = dialog.getByRole('button', { name: 'Cancel it' });
  await confirm.click();
  await confirm.click({ force: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  expect(done).toEqual(['confirmed ']);
  answer.resolve(undefined);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(done).toEqual(['confirmed ']);
});

test('a failure keeps it open with what was written, to try again or to cancel', async () => {
  const failure = Promise.reject(new Error('refused'));
  failure.catch(() => undefined);
  const { done, dialog } = await asked('en', { answer: failure, isReasonAsked: true });
  await dialog.getByRole('textbox').fill('Rained off');
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect.poll(() => done).toEqual(['confirmed Rained off']);
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Rained off');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(done).toEqual(['confirmed Rained off', 'canceled']);
});

test('a reason that is missing, or that the server refuses, gets the focus and says why', async () => {
  const refusal = {
    message: 'Say it in other words.',
    code: 'reason_required',
    errors: { reason: ['reason_required'] },
  };
  const failure = Promise.reject(new ApiError(422, refusal));
  failure.catch(() => undefined);
  const { dialog } = await asked('en', { answer: failure, isReasonAsked: true });
  const box = dialog.getByRole('textbox');
  const confirm = dialog.getByRole('button', { name: 'Cancel it' });
  await confirm.click();
  await expect.element(box).toHaveFocus();
  await box.fill('Rained off');
  await confirm.click();
  await expect.element(dialog.getByText('Say it in other words.')).toBeVisible();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('Rained off');
  await box.fill('Rained off again');
  await expect.element(dialog.getByText('Say it in other words.')).not.toBeInTheDocument();
});

test('it begins anew each time it opens', async () => {
  const { screen, dialog } = await asked('en', { isReasonAsked: true });
  await dialog.getByRole('textbox').fill('bad');
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Ask again' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('');
  await expect.element(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
});

test('an emoji is one character of a reason, and the box takes no more than there may be', async () => {
  const rule = reasonForm({ least: 1, most: 3 }, []);
  const screen = await renderIn(
    'en',
    <ConfirmDialog open title="Why?" confirmLabel="Do it" reason={rule} onConfirm={() => {}} onCancel={() => {}} />,
  );
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await reason.fill('😀x');
  await userEvent.type(reason, 'yz');
  await expect.element(reason).toHaveValue('😀xy');
});
