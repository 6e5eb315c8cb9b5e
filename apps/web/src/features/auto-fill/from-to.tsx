import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './fill-head.module.css';

/** The saved value muted, the proposed one strong. */
export const FromTo = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const { t } = useTranslation('auto-fill');
  return (
    <span className={classes['fromTo']}>
      <span className={classes['from']}>{from}</span>
      <Icon of={IconArrowRight} size="s" flip label={t('becomes')} />
      <b className={classes['to']}>{to}</b>
    </span>
  );
};
