import { IconGitCompare } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { sameValue, type FieldDifference } from '@proline/domain/merge/three-way';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../picture/icon.tsx';
import { Dialog } from './dialog.tsx';
import classes from './conflict-dialog.module.css';

type ConflictDialogProps = {
  readonly open: boolean;
  /** "Omar Haddad saved other values 1 min. ago."; left out if that is unknown. */
  readonly who?: string | undefined;
  /** The result of threeWay(base, mine, theirs). */
  readonly differences: readonly FieldDifference[];
  readonly labelOf: (name: string) => string;
  /** Formats a value; by default texts, numbers and yes/no. */
  readonly show?: (name: string, value: unknown) => ReactNode;
  /** Saves my changes over theirs; a failure keeps the dialog open. */
  readonly onOverwrite: () => unknown;
  /** Drops my changes. */
  readonly onTakeTheirs: () => void;
  /** Closes the dialog; my changes stay in the form, unsaved. */
  readonly onKeepMine: () => void;
};

/**
 * Shown when somebody else has saved first (409): lists what changed, field by field, and asks which values to keep.
 */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { t } = useTranslation('form');
  const [sending, setSending] = useState(false);
  const overwrite = async () => {
    setSending(true);
    try {
      await props.onOverwrite();
    } catch {
      // A toast has shown the failure; the dialog stays open.
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onKeepMine}
      title={t('conflict_title')}
      text={[props.who, t('conflict_text')].filter(Boolean).join(' ')}
      tone="amber"
      width={680}
      icon={<Icon of={IconGitCompare} size="l" />}
      actions={
        <>
          <Button tone="secondary" data-autofocus onClick={props.onKeepMine}>
            {t('conflict_keep')}
          </Button>
          <Button tone="secondary" onClick={props.onTakeTheirs}>
            {t('conflict_take')}
          </Button>
          <Button tone="danger" loading={sending} onClick={() => void overwrite()}>
            {t('conflict_overwrite')}
          </Button>
        </>
      }
    >
      <Differences {...props} />
    </Dialog>
  );
};

const Differences = ({ differences, labelOf, show }: ConflictDialogProps) => {
  const { t } = useTranslation('form');
  const write = (name: string, value: unknown): ReactNode => {
    if (show) return show(name, value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return <bdi>{value}</bdi>;
    return <span className={classes['nothing']}>{t('nothing')}</span>;
  };
  // A side that left a field unchanged has no value to show: the other side's value will be kept.
  const writeChanged = (name: string, base: unknown, value: unknown): ReactNode =>
    sameValue(base, value) ? <span className={classes['nothing']}>{t('conflict_unchanged')}</span> : write(name, value);
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('conflict_field')}</th>
          <th scope="col">{t('conflict_base')}</th>
          <th scope="col">{t('conflict_theirs')}</th>
          <th scope="col">{t('conflict_mine')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, base, theirs, mine, clash }) => (
          <tr key={name} data-clash={clash || undefined}>
            <th scope="row">
              {labelOf(name)}
              {clash && <span className={classes['clash']}>{t('conflict_clash')}</span>}
            </th>
            <td data-label={t('conflict_base')}>{write(name, base)}</td>
            <td data-label={t('conflict_theirs')}>{writeChanged(name, base, theirs)}</td>
            <td data-label={t('conflict_mine')}>{writeChanged(name, base, mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
