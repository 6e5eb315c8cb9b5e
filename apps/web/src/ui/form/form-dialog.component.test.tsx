import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderIn } from '../../testing/render-in.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

type Given = { readonly sending?: boolean; readonly sent: () => void; readonly closed: () => void };

const Asked = ({ sending = false, sent, closed }: Given) => {
  const [name, setName] = useState('');
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    sent();
  };
  return (
    <FormDialog form={{ sending, props: { onSubmit } }} title="A note" submitLabel="Save" onClose={closed}>
      <TextField label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} data-autofocus />
    </FormDialog>
  );
};

test('Enter in a field and the button send the form; Cancel and Escape close it', async () => {
  const [sent, closed] = [vi.fn(), vi.fn()];
  await renderIn('en', <Asked sent={sent} closed={closed} />);
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Nada{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(sent).toHaveBeenCalledTimes(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(2);
});

test('nothing closes it while it is being sent', async () => {
  const [sent, closed] = [vi.fn(), vi.fn()];
  await renderIn('en', <Asked sending sent={sent} closed={closed} />);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await userEvent.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
});
