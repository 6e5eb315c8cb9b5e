import { IconMail } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { usePrivacyContact } from './privacy.api.ts';
import classes from './privacy.module.css';

export const ContactAddress = () => {
  const { t } = useTranslation('privacy');
  const contact = usePrivacyContact();
  if (contact.isPending) return <span className={classes['waiting']} />;
  if (contact.isError) {
    return (
      <Button tone="secondary" onClick={() => void contact.refetch()}>
        {t('contact_retry')}
      </Button>
    );
  }
  return (
    <a className={classes['address']} href={`mailto:${contact.data}`}>
      <Icon of={IconMail} size="l" />
      <bdi dir="ltr">{contact.data}</bdi>
    </a>
  );
};
