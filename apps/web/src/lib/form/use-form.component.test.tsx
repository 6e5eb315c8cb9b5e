import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
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

test('all files are waited for, and what arrives later undoes nothing', async () => {
  const send = vi.fn((_: Two) => Promise.resolve());
  const uploads = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()] as const;
  const Sample = () => {
    const form = useForm(TWO, { say: () => '', send: (values) => send(values) });
    const sendFile = async (at: 0 | 1): Promise<boolean> => {
      const hasArrived = await uploads[at].promise;
      form.changeBy(({ files }) => ({ files: [...files, `file ${at}`] }));
      return hasArrived;
    };
    return (
      <form {...form.props}>
        {([0, 1] as const).map((at) => (
          <button key={at} type="button" onClick={() => void form.waitFor(sendFile(at))}>
            {`Choose ${at}`}
          </button>
        ))}
        <button type="submit">{form.sending ? 'Saving' : 'Save'}</button>
        <output>{form.values.files.join(', ')}</output>
      </form>
    );
  };
  const screen = await renderIn('en', <Sample />);
  await screen.getByRole('button', { name: 'Choose 0' }).click();
  await screen.getByRole('button', { name: 'Choose 1' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  uploads[1].resolve(true);
  await expect.element(screen.getByRole('status')).toHaveTextContent('file 1');
  expect(send).not.toHaveBeenCalled();
  uploads[0].resolve(true);
  await vi.waitFor(() => expect(send.mock.calls).toEqual([[{ files: ['file 1', 'file 0'] }]]));
});

type Two = { readonly files: readonly string[] };
const TWO: Form<Two, never> = { initial: { files: [] }, check: () => ({}), sentTo: [] };

type Person = { readonly name: string; readonly phone: string };
const PERSON: Form<Person, never> = { initial: { name: '', phone: '' }, check: () => ({}), sentTo: [] };

test('a refusal stands at the field that it is about, which gets the focus; nothing that was typed is lost', async () => {
  const refusal = { message: 'Somebody has it.', code: 'phone_taken', errors: { phone: ['phone_taken'] } };
  const Sample = () => {
    const form = useForm(PERSON, { say: () => '', send: () => Promise.reject(new ApiError(409, refusal)) });
    const { error, ...phone } = form.text('phone');
    const { error: _, ...name } = form.text('name');
    return (
      <form {...form.props}>
        <input aria-label="Name" {...name} />
        <input aria-label="Phone" {...phone} />
        <p>{error}</p>
        <button type="submit">Save</button>
      </form>
    );
  };
  const screen = await renderIn('en', <Sample />);
  await screen.getByRole('textbox', { name: 'Name' }).fill('Hala');
  await screen.getByRole('textbox', { name: 'Phone' }).fill('+966501112233');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Somebody has it.')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+966501112233');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Hala');
});
