import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { openBatchesQuery } from '../payment-batch.api.ts';
import classes from './new-batch.module.css';

/** From the transfers to their batches. Needs the texts `new-batch`. */
export const BatchesLink = () => {
  const { t } = useTranslation('new-batch');
  const { data: open = 0 } = useQuery(openBatchesQuery);
  return (
    <ButtonLink tone="secondary" to="/transactions/batches">
      <Icon of={IconStack2} />
      {t('batches')}
      {open > 0 && <span className={classes['open']}>{t('open', { count: open })}</span>}
    </ButtonLink>
  );
};
