import { IconCloudOff } from '@tabler/icons-react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from '../lib/texts/i18n.ts';
import { ScreenLoadError } from '../lib/screen/lazy-screen.tsx';
import { usePageTitle } from '../lib/texts/page-title.ts';
import { Button } from '../ui/button/button.tsx';
import { ButtonLink } from '../ui/button/button-link.tsx';
import { EmptyState } from '../ui/page/empty-state.tsx';
import { Icon } from '../ui/picture/icon.tsx';

/** The error screen for a failure outside the shell, where no page surrounds it. */
export const ErrorPage = (props: ErrorComponentProps) => (
  <main>
    <ErrorScreen {...props} />
  </main>
);

/** Replaces a screen that failed; the rest of the page stays. */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation('error-screen');
  const router = useRouter();
  usePageTitle(t('screen_title'));
  const notLoaded = error instanceof ScreenLoadError;

  const retry = () => {
    // A browser remembers that a script could not be fetched; only a reload makes it try again.
    if (notLoaded) location.reload();
    else {
      reset();
      void router.invalidate();
    }
  };
  return (
    <EmptyState
      as="h1"
      tone="red"
      icon={<Icon of={IconCloudOff} size="xxl" />}
      title={t('screen_title')}
      text={notLoaded ? t('screen_not_loaded') : t('screen_failed')}
    >
      <Button onClick={retry}>{t('retry')}</Button>
      <ButtonLink to="/" tone="secondary" reloadDocument>
        {t('to_dashboard')}
      </ButtonLink>
    </EmptyState>
  );
};
