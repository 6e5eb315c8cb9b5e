import type { EventFill } from '@proline/contract/auto-fill/auto-fill';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { startAutoFill } from './auto-fill.api.ts';
import classes from './auto-fill.module.css';

type FillStartProps = { readonly fill: EventFill; readonly again: boolean; readonly onStarted: () => void };

/** Says what will happen, and what became of a run without a result. */
export const FillStart = ({ fill, again, onStarted }: FillStartProps) => {
  const { t } = useTranslation('auto-fill');
  const [mayMove, setMayMove] = useState(true);
  const [wantsReserves, setWantsReserves] = useState(true);
  const [starting, setStarting] = useState(false);
  const { run, open, reserves_open, event } = fill;
  const reserves = wantsReserves && reserves_open > 0;
  const shut = whyShut(fill, reserves);
  const start = async () => {
    setStarting(true);
    try {
      await startAutoFill(event.id, { may_move: mayMove, reserves });
      onStarted();
    } catch {
      // the failure is already on the screen
    } finally {
      setStarting(false);
    }
  };
  return (
    <Card title={t('start_title')} icon={<Icon of={IconWand} />}>
      <div className={classes['start']}>
        {run?.state === 'canceled' && <p role="status">{t('canceled')}</p>}
        {run?.state === 'failed' && <p role="alert">{run.message ?? t('failed')}</p>}
        <p>{t('start_text', { count: open })}</p>
        {again && run?.state === 'proposed' && <p>{t('replaces')}</p>}
        <SwitchField label={t('may_move')} hint={t('may_move_hint')} checked={mayMove} onChange={setMayMove} />
        {reserves_open > 0 && (
          <SwitchField
            label={t('also_reserves')}
            hint={t('also_reserves_hint', { count: reserves_open })}
            checked={wantsReserves}
            onChange={setWantsReserves}
          />
        )}
        {shut === null ? (
          <div>
            <Button loading={starting} onClick={() => void start()}>
              <Icon of={IconWand} />
              {t('start')}
            </Button>
          </div>
        ) : (
          <p className={classes['shut']}>{t(shut)}</p>
        )}
      </div>
    </Card>
  );
};

/** The reason for which the server would refuse. */
const whyShut = ({ event, open }: EventFill, reserves: boolean): 'not_open' | 'nothing_open' | null => {
  if (!takesStaff(event.status)) return 'not_open';
  return open === 0 && !reserves ? 'nothing_open' : null;
};
