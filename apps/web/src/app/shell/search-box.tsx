import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { currentLanguage } from '../../lib/preferences/preferences.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './top-bar.module.css';

/** Loads the palette with the texts of statuses, which not every screen has loaded. */
const Palette = lazy(async () => {
  const [file] = await Promise.all([import('./palette/palette.tsx'), loadTexts(currentLanguage(), ['status'])]);
  return { default: file.Palette };
});

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const asksForSearch = (event: KeyboardEvent): boolean => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
};

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
        <kbd className={classes['key']} aria-hidden="true">
          /
        </kbd>
      </button>
      {opened && (
        <Suspense>
          <Palette close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
};
