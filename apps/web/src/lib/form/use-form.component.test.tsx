import { expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/render-in.tsx';
import type { Form } from './define-form.ts';
import { useForm } from './use-form.ts';

type Values = { readonly photo: string };
const FORM: Form<Values, never> = { initial: { photo: '' }, check: () => ({}), sentTo: [] };

/** A form with a file that is on its way until the test lets it arrive. */
const renderUpload = async () => {
  const send = vi.fn((_: Values) => Promise.resolve());
  const upload = Promise.withResolvers<boolean>();
  const Sample = () => {
    const form = useForm(FORM, { say: () => '', send: (values) => send(values) });
    const sendFile = async (): Promise<boolean> => {
      const hasArrived = await upload.promise;
      if (hasArrived) form.change({ photo: 'arrived' });
      return hasArrived;
    };
    return (
      <form {...form.props}>
        <button type="button" onClick={() => void form.waitFor(sendFile())}>
          Choose
        </button>
        <button type="submit">{form.sending ? 'Saving' : 'Save'}</button>
      </form>
    );
  };
  const screen = await renderIn('en', <Sample />);
  await screen.getByRole('button', { name: 'Choose' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('button', { name: 'Saving' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  return { screen, send, upload };
};

test('what is submitted while a file is on its way is sent once, with the file', async () => {
  const { screen, send, upload } = await renderUpload();
  await screen.getByRole('button', { name: 'Saving' }).click();
  upload.resolve(true);
  await vi.waitFor(() => expect(send.mock.calls).toEqual([[{ photo: 'arrived' }]]));
});

test('a file that does not arrive leaves the form unsent', async () => {
  const { screen, send, upload } = await renderUpload();
  upload.resolve(false);
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
