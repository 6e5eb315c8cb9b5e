import { IconStack2 } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';

/** From the transfers to their batches. Needs the texts `new-batch`. */
export const BatchesLink = () => {
  const { t } = useTranslation('new-batch');
  return (
    <ButtonLink tone="secondary" to="/transactions/batches">
      <Icon of={IconStack2} />
      {t('batches')}
    </ButtonLink>
  );
};
