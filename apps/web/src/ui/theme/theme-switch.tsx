import { IconMoon, IconSun } from '@tabler/icons-react';
import { useColourScheme } from '../../lib/preferences/colour-scheme.ts';
import { setTheme } from '../../lib/preferences/preferences.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../picture/icon.tsx';

/** Switches between light and dark in one click; the profile offers `auto`. */
export const ThemeSwitch = ({ toDarkLabel, toLightLabel }: { toDarkLabel: string; toLightLabel: string }) => {
  const dark = useColourScheme() === 'dark';
  const shape = dark ? IconSun : IconMoon;
  return (
    <IconButton bordered label={dark ? toLightLabel : toDarkLabel} onClick={() => setTheme(dark ? 'light' : 'dark')}>
      <Icon of={shape} />
    </IconButton>
  );
};
