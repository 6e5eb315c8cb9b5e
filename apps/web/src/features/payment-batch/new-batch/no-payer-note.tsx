import { IconBuildingBank } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { currencyMark } from '../../../lib/money/money-text.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useMayPay } from '../use-may-pay.ts';
import classes from './new-batch.module.css';

/** Says that nothing can be paid from here yet, and leads to the settings whoever may change them. `currency` null: in none. */
export const NoPayerNote = ({ currency }: { readonly currency: string | null }) => {
  const { t, language } = useTranslation('new-batch');
  const { mayChangeSettings } = useMayPay();
  return (
    <span className={classes['noPayer']} role="note">
      <Icon of={IconBuildingBank} />
      <span>
        <b>{currency === null ? t('no_payer_any') : t('no_payer', { currency: currencyMark(language, currency) })}</b>{' '}
        {t('no_payer_text')} {!mayChangeSettings && t('no_payer_ask')}
      </span>
      {mayChangeSettings && (
        <ButtonLink tone="secondary" small to="/settings/$" params={{ _splat: 'payments' }}>
          {t('add_payer')}
        </ButtonLink>
      )}
    </span>
  );
};
