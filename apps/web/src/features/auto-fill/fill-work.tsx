import type { FillRun } from '@proline/contract/auto-fill/auto-fill';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { discardAutoFill } from './auto-fill.api.ts';
import classes from './auto-fill.module.css';

/** At work: it goes on by itself, whoever looks. */
export const FillWork = ({ run, open }: { readonly run: FillRun; readonly open: number }) => {
  const { t } = useTranslation('auto-fill');
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    try {
      await discardAutoFill(run.id);
    } catch {
      // the failure is already on the screen
      setStopping(false);
    }
  };
  return (
    <Card title={t('solving')} busy>
      <div className={classes['start']} role="status">
        <span className={classes['running']} aria-hidden="true">
          <i />
        </span>
        <p>{t('solving_text', { count: open })}</p>
        <p className={classes['quiet']}>{t('may_leave', { name: run.started_by })}</p>
        <div>
          <Button tone="secondary" loading={stopping} onClick={() => void stop()}>
            {t('stop')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
