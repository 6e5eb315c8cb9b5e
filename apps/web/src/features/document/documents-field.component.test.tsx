import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { DocumentsField } from './documents-field.parts.tsx';
import { areRight, type NewDocument } from './new-document.parts.ts';

/** Each file that was sent, and how the next one is answered. */
const sent: unknown[] = [];
let answers: [status: number, reply: object][] = [];

/** Files are sent by the browser's own request, which tells how much has gone. */
class AnsweredRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  send(file: unknown) {
    sent.push(file);
    const [status, reply] = answers.shift() ?? [200, { data: { id: FILE_ID } }];
    this.status = status;
    this.responseText = JSON.stringify(reply);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  sent.splice(0);
  answers = [];
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
});
afterEach(() => vi.unstubAllGlobals());

const FILE_ID = '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d';

const Sample = ({ judged = false }: { readonly judged?: boolean }) => {
  const [documents, setDocuments] = useState<readonly NewDocument[]>([]);
  return (
    <>
      <DocumentsField
        name="documents"
        value={documents}
        error={judged && !areRight(documents, null) ? 'wrong' : undefined}
        changeBy={setDocuments}
        onSending={async (file) => void (await file)}
      />
      <output>{documents.map(({ file_id, failed }) => `${file_id || '-'} ${String(failed)}`).join()}</output>
    </>
  );
};

const rendered = async (judged = false) => {
  await loadTexts('en', ['document', 'form']);
  const screen = await renderIn('en', <Sample judged={judged} />);
  const choose = (file: File) => {
    const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no input');
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { screen, choose };
};
const PASSPORT = new File(['x'], 'passport.pdf', { type: 'application/pdf' });

test('a file that does not arrive stays with what was said of it, and is sent once more', async () => {
  answers = [[422, { message: 'Not a PDF.', code: 'file_damaged' }]];
  const { screen, choose } = await rendered();
  choose(PASSPORT);
  await expect.element(screen.getByText('Not a PDF.')).toBeVisible();
  await screen.getByRole('combobox', { name: /^Kind/ }).selectOptions('passport');
  await screen.getByRole('button', { name: 'Retry' }).click();
  await expect.element(screen.getByText(`${FILE_ID} false`)).toBeVisible();
  await expect.element(screen.getByText('Not a PDF.')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('combobox', { name: /^Kind/ })).toHaveValue('passport');
  expect(sent).toEqual([PASSPORT, PASSPORT]);
});

test('each document says what is missing of it, and can be taken out again', async () => {
  const { screen, choose } = await rendered(true);
  choose(PASSPORT);
  await expect.element(screen.getByRole('combobox', { name: /^Kind/ })).toHaveAccessibleDescription(/./);
  await screen.getByRole('button', { name: 'Remove passport.pdf' }).click();
  await expect.element(screen.getByRole('group', { name: 'passport.pdf' })).not.toBeInTheDocument();
});
