import type { FillRowShown } from '@proline/contract/auto-fill/auto-fill';
import { nameIn } from '@proline/domain/text/name-in';
import {
  IconArrowsExchange,
  IconChevronDown,
  IconLock,
  IconLockOpen,
  IconPlus,
  IconUsersPlus,
} from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { MatchParts, MatchStrip } from './match-parts.tsx';
import { placeName, score, wholePlace, type SolvedRun } from '../fill-words.ts';
import classes from './fill-changes.module.css';

type FillRowProps = {
  readonly row: FillRowShown;
  readonly run: SolvedRun;
  /** who gets the place that this move leaves */
  readonly freedFor: FillRowShown | undefined;
  readonly out: boolean;
  readonly locked: boolean;
  /** Both are missing where it is saved already. */
  readonly onLeave: ((out: boolean) => void) | undefined;
  readonly onLock: ((locked: boolean) => void) | undefined;
};

export const FillRow = ({ row, run, freedFor, out, locked, onLeave, onLock }: FillRowProps) => {
  const { t, language } = useTranslation('auto-fill');
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = nameIn(language, row.usher);
  const position = run.positions.find((one) => one.id === row.position_id);
  const kind = kindOf(row);
  const moved = kind === 'moved';
  return (
    <li
      className={classes['row']}
      data-out={out || row.result === 'left_out' || undefined}
      data-open={open || undefined}
    >
      <div className={classes['line']}>
        {onLeave && <Checkbox label={t('take', { name })} checked={!out} onChange={(take) => onLeave(!take)} />}
        <span className={classes['kind']} data-kind={kind}>
          <Icon of={KIND_ICONS[kind]} size="s" label={t(kind)} />
        </span>
        <button
          type="button"
          className={classes['person']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <Avatar name={name} image={row.usher.photo} size={32} />
          <span className={classes['words']}>
            <b className="clip" dir="auto">
              {name}
            </b>
            <span className={moved ? classes['place'] : `clip ${classes['place']}`}>
              {row.reserve && <>{t('stands_by')} · </>}
              <Place row={row} run={run} freedFor={freedFor} />
            </span>
          </span>
          <Result row={row} />
          <span className={classes['score']}>
            <Gain row={row} />
            <b>{score(language, row.tenths)}</b>
            <MatchStrip parts={row.contributions} />
          </span>
          <Icon of={IconChevronDown} size="s" className={classes['chevron']} />
        </button>
        {onLock && !out && !row.reserve && (
          <span className={classes['lock']} data-on={locked || undefined}>
            <IconButton label={t('lock', { name })} aria-pressed={locked} onClick={() => onLock(!locked)}>
              <Icon of={locked ? IconLock : IconLockOpen} size="s" />
            </IconButton>
          </span>
        )}
        {!onLock && locked && <Icon of={IconLock} size="s" label={t('locked')} />}
      </div>
      {open && (
        <div id={id} className={classes['why']}>
          <MatchParts parts={row.contributions} />
          {!row.reserve && <Next best={position?.next_best ?? null} run={run} />}
        </div>
      )}
    </li>
  );
};

const KIND_ICONS = { assigned: IconPlus, moved: IconArrowsExchange, reserve: IconUsersPlus } as const;

const kindOf = ({ from_position_id, reserve }: FillRowShown): keyof typeof KIND_ICONS => {
  if (reserve) return 'reserve';
  return from_position_id === null ? 'assigned' : 'moved';
};

const Place = ({ row, run, freedFor }: Pick<FillRowProps, 'row' | 'run' | 'freedFor'>) => {
  const { t, language } = useTranslation('auto-fill');
  const nameOf = (id: string | null): string =>
    wholePlace(
      language,
      run.positions.find((one) => one.id === id),
    );
  const here = <bdi>{nameOf(row.position_id)}</bdi>;
  if (row.from_position_id === null) return here;
  return (
    <>
      {t('from')} <bdi>{nameOf(row.from_position_id)}</bdi> {t('to')} {here}
      {freedFor && (
        <>
          {' · '}
          {t('frees')}{' '}
          <bdi dir="auto" lang="">
            {nameIn(language, freedFor.usher)}
          </bdi>
        </>
      )}
    </>
  );
};

/** How much better, or worse, somebody fits where the plan moves them. */
const Gain = ({ row: { tenths, from_tenths } }: Pick<FillRowProps, 'row'>) => {
  const { t, language } = useTranslation('auto-fill');
  const gain = from_tenths === null ? 0 : Math.round(tenths / 10) - Math.round(from_tenths / 10);
  if (gain === 0) return null;
  return (
    <span className={classes['gain']} data-less={gain < 0 || undefined}>
      <span className="visually-hidden">{t('gain')} </span>
      <bdi dir="ltr">
        {gain > 0 ? '+' : '−'}
        {formatNumber(language, Math.abs(gain))}
      </bdi>
    </span>
  );
};

/** After saving: what became of the row, with the reason where there is one. */
const Result = ({ row: { result, message, code } }: Pick<FillRowProps, 'row'>) => {
  const { t } = useTranslation('auto-fill');
  if (result === null) return null;
  return (
    <span className={classes['result']} data-result={result}>
      {t(`result_${result}`)}
      {code !== null && <span className={classes['because']}>{message ?? code}</span>}
    </span>
  );
};

type Best = SolvedRun['positions'][number]['next_best'];

const Next = ({ best, run }: { readonly best: Best; readonly run: SolvedRun }) => {
  const { t, language } = useTranslation('auto-fill');
  if (best === null) return <p className={classes['next']}>{t('nobody_else')}</p>;
  const instead = run.positions.find(({ id }) => id === best.instead);
  const name = nameIn(language, best.usher);
  return (
    <p className={classes['next']}>
      {t('next_best')} <bdi dir="auto">{name}</bdi>
      {language === 'ar' ? '، ' : ', '}
      {score(language, best.tenths)}
      {instead && (
        <>
          {' · '}
          {t('instead_at')} <bdi>{placeName(language, instead)}</bdi>
        </>
      )}
    </p>
  );
};
