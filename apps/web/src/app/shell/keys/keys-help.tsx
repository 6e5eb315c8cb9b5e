import { lazy, Suspense, useEffect } from 'react';
import { currentLanguage } from '../../../lib/preferences/preferences.ts';
import { isTakenKey } from '../../../lib/screen/taken-key.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { showKeys, useKeysDialog } from './keys-dialog-state.ts';

const KeysDialog = lazy(async () => {
  const [file] = await Promise.all([import('./keys-dialog.tsx'), loadTexts(currentLanguage(), ['keys'])]);
  return { default: file.KeysDialog };
});

/** Shows the keyboard shortcuts when somebody presses the question mark, which an Arabic keyboard writes as ؟. */
export const KeysHelp = () => {
  const { opened } = useKeysDialog();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== '?' && event.key !== '؟') || isTakenKey(event)) return;
      event.preventDefault();
      showKeys(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return opened ? (
    <Suspense>
      <KeysDialog close={() => showKeys(false)} />
    </Suspense>
  ) : null;
};
