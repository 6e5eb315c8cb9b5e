import { IconMoon, IconSun } from '@tabler/icons-react';
import { useColourScheme } from '../../lib/preferences/colour-scheme.ts';
import { setTheme } from '../../lib/preferences/preferences.ts';
import { IconButton } from '../button/icon-button.tsx';

/** Light or dark in one click; `auto` can be chosen again in the profile. */
export const ThemeSwitch = ({ toDarkLabel, toLightLabel }: { toDarkLabel: string; toLightLabel: string }) => {
  const dark = useColourScheme() === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <IconButton bordered label={dark ? toLightLabel : toDarkLabel} onClick={() => setTheme(dark ? 'light' : 'dark')}>
      <Icon size={16} stroke={1.75} aria-hidden />
    </IconButton>
  );
};
