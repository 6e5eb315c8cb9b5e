import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { KeyCap } from '../../../ui/picture/key-cap.tsx';
import type { keys } from './keys.en.ts';
import classes from './keys-dialog.module.css';

const CTRL = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

type Shortcut = {
  readonly does: keyof typeof keys;
  /** Each way is pressed together; several ways do the same. */
  readonly ways: readonly (readonly string[])[];
};

const GROUPS: readonly { readonly title: keyof typeof keys; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'everywhere',
    shortcuts: [
      { does: 'search', ways: [['/'], [CTRL, 'K']] },
      { does: 'save', ways: [[CTRL, 'S']] },
      { does: 'undo', ways: [[CTRL, 'Z']] },
      { does: 'close', ways: [['Esc']] },
      { does: 'show_keys', ways: [['?']] },
    ],
  },
  {
    title: 'lists',
    shortcuts: [
      { does: 'next', ways: [['J']] },
      { does: 'previous', ways: [['K']] },
      { does: 'open', ways: [['↵']] },
    ],
  },
  {
    title: 'hiring_desk',
    shortcuts: [
      { does: 'place', ways: [['←'], ['→'], ['↑'], ['↓']] },
      { does: 'also_place', ways: [['X']] },
      { does: 'assign', ways: [['A']] },
      { does: 'invite', ways: [['I']] },
      { does: 'waitlist', ways: [['W']] },
    ],
  },
  {
    title: 'calendar',
    shortcuts: [
      { does: 'days', ways: [['←'], ['→'], ['↑'], ['↓']] },
      { does: 'months', ways: [['PgUp'], ['PgDn']] },
    ],
  },
  {
    title: 'wizard',
    shortcuts: [
      { does: 'onward', ways: [[CTRL, '↵']] },
      { does: 'cells', ways: [['←'], ['→'], ['↑'], ['↓']] },
      { does: 'count', ways: [['+'], ['-']] },
    ],
  },
];

export const KeysDialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useTranslation('keys');
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      width={640}
      actions={
        <Button tone="secondary" onClick={close}>
          {t('done')}
        </Button>
      }
    >
      <div className={classes['groups']}>
        {GROUPS.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className={classes['title']}>{t(title)}</h3>
            <dl className={classes['list']}>
              {shortcuts.map(({ does, ways }) => (
                <div key={does}>
                  <dt>{t(does)}</dt>
                  <dd dir="ltr">
                    {ways.map((way) => (
                      <span key={way.join()} className={classes['way']}>
                        {way.map((key) => (
                          <KeyCap key={key}>{key}</KeyCap>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
