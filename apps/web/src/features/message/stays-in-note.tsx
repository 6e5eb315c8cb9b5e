import { IconHomeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { channelsQuery } from './message.api.ts';
import classes from './message.module.css';

/** Says, where messages are written, that they stay in the house; nothing once they can leave it. */
export const StaysInNote = () => {
  const { t } = useTranslation('message');
  const { data: channels } = useQuery(channelsQuery);
  if (channels?.length !== 0) return null;
  return (
    <p className={classes['off']}>
      <Icon of={IconHomeOff} />
      {t('stays_in')}
    </p>
  );
};
