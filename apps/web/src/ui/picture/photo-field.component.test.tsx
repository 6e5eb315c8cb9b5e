import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../../testing/render-in.tsx';
import { PhotoField } from './photo-field.tsx';

const words = {
  label: 'Photo',
  hint: 'JPEG or PNG',
  name: 'Sara Al-Harbi',
  chooseLabel: 'Choose',
  removeLabel: 'Remove',
  progressLabel: 'Sending',
};
const photo = () => new File(['x'], 'photo.png', { type: 'image/png' });

test('a chosen file is sent with its progress, and meanwhile no other one', async () => {
  const sent = Promise.withResolvers<undefined>();
  const onChosen = vi.fn((_file: File, onProgress: (share: number) => void) => {
    onProgress(0.5);
    return sent.promise;
  });
  const screen = await renderIn(
    'en',
    <PhotoField {...words} image={null} onChosen={onChosen} onRemove={() => Promise.resolve()} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toHaveAccessibleDescription('JPEG or PNG');
  await userEvent.upload(screen.getByLabelText('Photo').last(), photo());
  await expect.element(screen.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute('value', '0.5');
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toHaveAttribute('aria-busy', 'true');
  sent.resolve(undefined);
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect(onChosen.mock.calls[0]?.[0].name).toBe('photo.png');
});

test('a dropped file is taken as well', async () => {
  const onChosen = vi.fn(() => Promise.resolve());
  const screen = await renderIn(
    'ar',
    <PhotoField {...words} image={null} error="Too large" onChosen={onChosen} onRemove={() => Promise.resolve()} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toHaveAccessibleDescription('Too large');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(photo());
  screen
    .getByRole('group', { name: 'Photo' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => onChosen.mock.calls.length).toBe(1);
});
