import { PERMISSION_SETS } from '@proline/domain/permission';
import { useTranslation } from '../../lib/i18n.ts';
import { useUser } from '../../lib/session-store.ts';
import { Card } from '../../ui/card.tsx';
import classes from './section.module.css';

export const PermissionSets = () => {
  const { t } = useTranslation('sections');
  const user = useUser();
  return (
    <Card title={t('sets_title')} tag={PERMISSION_SETS.length}>
      <ul className={classes['rows']}>
        {PERMISSION_SETS.map((set) => (
          <li key={set} className={classes['row']} data-chosen={set === user?.permission_set || undefined}>
            <span className={classes['rowWords']}>
              <b>{t(`set_${set}`)}</b>
              <span className={classes['muted']}>{t(`set_${set}_text`)}</span>
            </span>
            {set === user?.permission_set && <span className={classes['yours']}>{t('yours')}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
};
