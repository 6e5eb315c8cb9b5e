import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import classes from './settings-nav.module.css';
import { SETTINGS_GROUPS, SETTINGS_PLACES, type SettingsPlace } from './settings-sections.ts';

type NavProps = { readonly chosen: SettingsPlace };

/** Every section at a glance: a list beside it, or one box above it where there is no room. Each is an address of its own. */
export const SettingsNav = ({ chosen }: NavProps) => {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  return (
    <nav aria-label={t('sections')}>
      <div className={classes['box']}>
        <SelectField
          label={t('section')}
          value={chosen}
          choices={SETTINGS_PLACES.map((place) => ({ value: place, label: t(place) }))}
          onChange={(place) => void navigate({ to: '/settings/$', params: { _splat: place } })}
        />
      </div>
      <div className={classes['list']}>
        {SETTINGS_GROUPS.map(({ name, places }) => (
          <div key={name}>
            <p className={classes['title']}>{t(name)}</p>
            <ul aria-label={t(name)}>
              {places.map((place) => (
                <li key={place}>
                  <Link
                    to="/settings/$"
                    params={{ _splat: place }}
                    className={classes['link'] ?? ''}
                    activeOptions={{ exact: true }}
                    aria-current={place === chosen ? 'page' : undefined}
                  >
                    {t(place)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
};
