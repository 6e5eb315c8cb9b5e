import { capitaliseFirst } from '@proline/domain/person-name';
import { useTranslation } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { setTheme, usePreferences } from '../../lib/preferences.ts';
import { THEMES } from '../../lib/preferences-cookie.ts';
import { useUser } from '../../lib/session-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import classes from './profile.module.css';

export const ProfilePage = () => {
  const { t } = useTranslation('sections');
  const { t: shell } = useTranslation('shell');
  const theme = usePreferences((state) => state.theme);
  usePageTitle(shell('profile'));
  return (
    <>
      <PageHeader title={shell('profile')} facts={t('profile_purpose')} />
      <div className={classes['cards']}>
        <AccountCard />
        <Card title={t('appearance')}>
          <div className={classes['rows']}>
            <div className={classes['row']}>
              <span className={classes['words']}>
                <b>{t('language')}</b>
                <span className={classes['muted']}>{t('language_text')}</span>
              </span>
              <LanguageSwitch label={t('language')} />
            </div>
            <div className={classes['row']}>
              <span className={classes['words']}>
                <b>{t('theme')}</b>
                <span className={classes['muted']}>{t('theme_text')}</span>
              </span>
              <Segmented
                roomy
                label={t('theme')}
                value={theme}
                options={THEMES.map((value) => ({ value, label: t(`theme_${value}`) }))}
                onChange={setTheme}
              />
            </div>
          </div>
        </Card>
      </div>
    </>
  );
};

const AccountCard = () => {
  const { t } = useTranslation('sections');
  const user = useUser();
  return (
    <Card title={t('account')} busy={user === null}>
      {user === null && (
        <div className={classes['person']}>
          <Skeleton width={64} height={64} round />
          <Skeleton width={200} height={20} />
        </div>
      )}
      {user && (
        <>
          <div className={classes['person']}>
            <Avatar name={user.name} image={user.image} size={64} />
            <b className={classes['name']}>
              <bdi>{capitaliseFirst(user.name)}</bdi>
            </b>
          </div>
          <dl className={classes['facts']}>
            <dt>{t('email')}</dt>
            <dd>
              <bdi dir="ltr">{user.email}</bdi>
            </dd>
            <dt>{t('permission_set')}</dt>
            <dd>
              {t(`set_${user.permission_set}`)}
              <span className={classes['muted']}>{t(`set_${user.permission_set}_text`)}</span>
            </dd>
          </dl>
        </>
      )}
    </Card>
  );
};
