import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';

/** People cannot register by themselves, so the page only leads to the login page. */
export const SignUpPage = () => {
  const { t } = useTranslation('auth');
  usePageTitle(t('sign_up_title'));
  const navigate = useNavigate();
  return (
    <div className={classes['card']}>
      <div className={classes['heading']}>
        <h1>{t('sign_up_title')}</h1>
        <p>{t('sign_up_lead')}</p>
      </div>
      <Button large onClick={() => void navigate({ to: '/login' })}>
        {t('go_to_login')}
      </Button>
    </div>
  );
};
