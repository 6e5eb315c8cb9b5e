import { expect, test } from 'vitest';
import { renderIn } from '../../../testing/render-in.tsx';
import { Tags } from '../tags.parts.tsx';
import { PersonNote } from './person-note.parts.tsx';

test('one endless word stays within its note, its row and its chip', async () => {
  const word = 'R'.repeat(480);
  const { container } = await renderIn(
    'en',
    <div style={{ inlineSize: 300 }}>
      <PersonNote title="Blocked">
        <span dir="auto" lang="">
          {word}
        </span>
      </PersonNote>
      <div style={{ display: 'flex' }}>
        <bdi>{word}</bdi>
        <bdi dir="ltr">U-17260</bdi>
      </div>
      <Tags of={[word]} />
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('bdi')).toHaveLength(2);
  const widest = [...container.querySelectorAll('*')].map((one) => one.getBoundingClientRect().width);
  expect(Math.max(...widest)).toBe(300);
});
