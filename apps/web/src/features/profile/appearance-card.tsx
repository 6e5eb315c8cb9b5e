import { IconPalette } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DENSITIES, NUMERALS, THEMES } from '@proline/domain/account/preference';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { setDensity, setNumerals, setTheme, usePreferences } from '../../lib/preferences/preferences.ts';
import { Card } from '../../ui/page/card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { LanguageSwitch } from '../../ui/theme/language-switch.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import classes from './profile.module.css';

/** Each choice takes effect at once and follows the account to every browser. */
export const AppearanceCard = () => {
  const { t } = useTranslation('profile');
  const { theme, density, numerals } = usePreferences();
  return (
    <Card title={t('appearance')} icon={<Icon of={IconPalette} size="l" />}>
      <div className={classes['rows']}>
        <Row title={t('language')} text={t('language_text')}>
          <LanguageSwitch label={t('language')} />
        </Row>
        <Row title={t('theme')} text={t('theme_text')}>
          <Segmented
            roomy
            label={t('theme')}
            value={theme}
            options={THEMES.map((value) => ({ value, label: t(`theme_${value}`) }))}
            onChange={setTheme}
          />
        </Row>
        <Row title={t('density')} text={t('density_text')}>
          <Segmented
            roomy
            label={t('density')}
            value={density}
            options={DENSITIES.map((value) => ({ value, label: t(`density_${value}`) }))}
            onChange={setDensity}
          />
        </Row>
        <Row title={t('numerals')} text={t('numerals_text')}>
          <Segmented
            roomy
            label={t('numerals')}
            value={numerals}
            options={NUMERALS.map((value) => ({
              value,
              label: t(`numerals_${value}`),
              ...(value === 'arab' && { lang: 'ar' }),
            }))}
            onChange={setNumerals}
          />
        </Row>
      </div>
    </Card>
  );
};

const Row = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={classes['row']}>
    <span className={classes['words']}>
      <b>{title}</b>
      <span className={classes['muted']}>{text}</span>
    </span>
    {children}
  </div>
);
