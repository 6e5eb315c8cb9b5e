import { Outlet } from '@tanstack/react-router';
import { useTranslation } from '../lib/texts/i18n.ts';
import { RequestSpinner } from '../ui/page/request-spinner.tsx';
import { Toaster } from '../ui/overlay/toaster.tsx';

export const RootLayout = () => {
  const { t } = useTranslation('shell');
  return (
    <>
      <Outlet />
      <RequestSpinner label={t('loading')} />
      <Toaster label={t('messages')} closeLabel={t('close_message')} />
    </>
  );
};
