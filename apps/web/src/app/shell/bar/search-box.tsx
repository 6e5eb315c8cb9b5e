import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { isTakenKey } from '../../../lib/screen/taken-key.ts';
import { currentLanguage } from '../../../lib/preferences/preferences.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { KeyCap } from '../../../ui/picture/key-cap.tsx';
import classes from './top-bar.module.css';

/** Loads the palette with its texts, and those of statuses and settings, which not every screen has loaded. */
const Palette = lazy(async () => {
  const [file] = await Promise.all([
    import('../palette/palette.tsx'),
    loadTexts(currentLanguage(), ['palette', 'status', 'settings']),
  ]);
  return { default: file.Palette };
});

const asksForSearch = (event: KeyboardEvent): boolean =>
  ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') || (event.key === '/' && !isTakenKey(event));

/** Opens the palette; so do / and Ctrl or ⌘ K. */
export const SearchBox = () => {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      setOpened(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={classes['search']}
        aria-label={t('search_hint')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpened(true)}
      >
        <Icon of={IconSearch} />
        <span className={`${classes['searchText']} clip`} aria-hidden="true">
          {t('search_hint')}
        </span>
        <span className={classes['key']}>
          <KeyCap silent>/</KeyCap>
        </span>
      </button>
      {opened && (
        <Suspense>
          <Palette close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
};
