import type { BoardPerson } from '@proline/contract/attendance/board';
import {
  IconArrowBackUp,
  IconLogin2,
  IconLogout2,
  IconPencil,
  IconCircleMinus,
  IconUserSearch,
  IconQrcode,
  IconUserX,
  IconWalk,
} from '@tabler/icons-react';
import type { PlainMark } from '@proline/domain/attendance/mark-table';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon, type IconShape } from '../../../ui/picture/icon.tsx';
import { KeyCap } from '../../../ui/picture/key-cap.tsx';
import { actOf, marksOf, type Marks } from './use-marks.ts';
import classes from './marks.module.css';

/** What asks for more than a click. */
export type Asked = 'no_show' | 'excuse' | 'correct' | 'replace' | 'pass' | 'arrival';

const ICONS: Readonly<Record<PlainMark, IconShape>> = {
  check_in: IconLogin2,
  check_out: IconLogout2,
  no_show: IconUserX,
  excuse: IconCircleMinus,
};
const KEYS: Readonly<Partial<Record<PlainMark, string>>> = { check_in: 'I', check_out: 'O', no_show: 'N' };

type PersonActionsProps = {
  readonly person: BoardPerson;
  readonly marks: Marks;
  readonly now: Date;
  /** The shift is not over, so that they, or somebody else, can come. */
  readonly canCome: boolean;
  /** The shift has begun, so that there is something to set right. */
  readonly hasBegun: boolean;
  readonly mayAssign: boolean;
  readonly ask: (what: Asked) => void;
};

/** What can be recorded now. A refusal stands where it happened. */
export const PersonActions = ({ person, marks, now, canCome, hasBegun, mayAssign, ask }: PersonActionsProps) => {
  const { t } = useTranslation('attendance');
  const offered = marksOf(person);
  const canUndo =
    person.last_mark !== null && person.undo_until !== null && Date.parse(person.undo_until) > now.getTime();
  const refusal = marks.refusalOf(person.id);
  const isBusy = marks.busy === person.id;
  const mayReplace = canCome && mayAssign && (person.state === 'no_show' || person.state === 'excused');
  return (
    <div className={classes['actions']}>
      {mayReplace && (
        <Button onClick={() => ask('replace')}>
          <Icon of={IconUserSearch} />
          {t('act_replace')}
        </Button>
      )}
      {offered.map((kind, at) => (
        <Button
          key={kind}
          tone={at === 0 && kind !== 'no_show' && !mayReplace ? 'primary' : 'secondary'}
          loading={isBusy && (kind === 'check_in' || kind === 'check_out')}
          onClick={() => (kind === 'check_in' || kind === 'check_out' ? void marks.mark(person, kind) : ask(kind))}
        >
          <Icon of={ICONS[kind]} flip={kind === 'check_in' || kind === 'check_out'} />
          {t(actOf(person, kind))}
          {KEYS[kind] !== undefined && <KeyCap silent>{KEYS[kind]}</KeyCap>}
        </Button>
      ))}
      {canCome && person.state === 'expected' && !person.reserve && (
        <Button tone="secondary" onClick={() => ask('arrival')}>
          <Icon of={IconWalk} />
          {t('act_arrival')}
        </Button>
      )}
      {canUndo && (
        <Button tone="secondary" loading={isBusy} onClick={() => void marks.takeBack(person)}>
          <Icon of={IconArrowBackUp} />
          {t('act_undo')}
        </Button>
      )}
      {(person.version > 0 || (hasBegun && !person.reserve)) && (
        <Button tone="secondary" onClick={() => ask('correct')}>
          <Icon of={IconPencil} />
          {t('act_correct')}
        </Button>
      )}
      {(person.state === 'expected' || person.state === 'in') && (
        <Button tone="secondary" onClick={() => ask('pass')}>
          <Icon of={IconQrcode} />
          {t('pass')}
        </Button>
      )}
      {refusal !== null && (
        <p role="alert" className={classes['refusal']}>
          {refusal}
        </p>
      )}
    </div>
  );
};
