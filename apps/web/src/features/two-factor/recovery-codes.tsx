import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './two-factor.module.css';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** Shows the codes this one time; the server stores only what it needs to recognize them. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const { t } = useTranslation('two-factor');
  const text = `${codes.join('\n')}\n`;
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${t('codes_file_head')}\n\n${text}`], { type: 'text/plain' }));
    link.download = 'proline-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className={classes['form']}>
      <p>{t('codes_text')}</p>
      <ul className={classes['codes']} aria-label={t('recovery_codes')}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <CopyButton text={text} label={t('copy_codes')} copiedLabel={t('copied')} />
        <Button tone="secondary" onClick={download}>
          <Icon of={IconDownload} />
          {t('download_codes')}
        </Button>
        <span className={classes['space']} />
        <Button onClick={onDone}>{t('codes_saved')}</Button>
      </div>
    </div>
  );
};
