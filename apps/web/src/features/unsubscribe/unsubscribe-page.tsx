import { IconInfoCircle } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../lib/texts/page-title.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import classes from '../../ui/form/form.module.css';
import { Icon } from '../../ui/picture/icon.tsx';
import { stopMessages } from './unsubscribe.api.ts';

/** Opening the page makes no call, so a mail program that checks links stops nothing. */
export const UnsubscribePage = () => {
  const { t } = useTranslation('unsubscribe');
  const { token } = useParams({ from: '/split/unsubscribe/$token' });
  const [state, setState] = useState<'open' | 'sending' | 'stopped'>('open');
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(state === 'stopped' ? 'stopped_title' : 'title');
  usePageTitle(title);
  useEffect(() => {
    // The button is gone; whoever listens hears what has become of it.
    if (state === 'stopped') heading.current?.focus();
  }, [state]);
  const stop = async () => {
    setState('sending');
    try {
      await stopMessages(token);
      setState('stopped');
    } catch {
      // A toast has shown the failure.
      setState('open');
    }
  };
  return (
    <div className={classes['card']}>
      <div className={classes['heading']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{t(state === 'stopped' ? 'stopped' : 'lead')}</p>
      </div>
      {state !== 'stopped' && (
        <>
          <p>{t('all')}</p>
          <Button large loading={state === 'sending'} onClick={() => void stop()}>
            {t('stop')}
          </Button>
        </>
      )}
      <p className={classes['help']}>
        <Icon of={IconInfoCircle} />
        <span>{t('again')}</span>
      </p>
    </div>
  );
};
