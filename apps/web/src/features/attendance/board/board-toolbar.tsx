import type { EventBoard } from '@proline/contract/attendance/board';
import { UNZONED } from '@proline/contract/event-page/event-page';
import { nameIn } from '@proline/domain/text/name-in';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber, LOCALES } from '../../../lib/texts/plural-text.ts';
import { timesBetween } from '../../../lib/dates/dates.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import { OptionsBox } from '../../../ui/choice/options-box.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { CountFilter } from '../../../ui/page/count-filter.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { WANTED_STATES, type BoardPart, type BoardView, type WantedState } from './board-model.ts';
import { FindSomebody } from './find-somebody.tsx';
import { STATE_ICONS } from './state-look.ts';
import type { BoardAddress } from './use-board-address.ts';
import classes from './live-board.module.css';

type BoardToolbarProps = {
  readonly board: EventBoard;
  readonly view: BoardView;
  readonly address: BoardAddress;
  readonly phone: boolean;
};

type ChildProps = { readonly children: ReactNode };

/** More days than these are chosen from a list. */
const MOST_DAYS = 6;
/** Shown although nobody is in them, because they are what a day is watched for. */
const ALWAYS: readonly WantedState[] = ['missing', 'in', 'late', 'no_show', 'expected'];

const dayWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Which day, how many are in each state, and how old all of it can be. */
export const BoardToolbar = ({ view, address, phone, children }: Omit<BoardToolbarProps, 'board'> & ChildProps) => {
  const { t, language } = useTranslation('attendance');
  const { part, linkTo } = address;
  const states = WANTED_STATES.filter(
    (state) => ALWAYS.includes(state) || view.counts[state] > 0 || state === part.state,
  );
  return (
    <div className={classes['toolbar']}>
      <Days view={view} address={address} phone={phone} />
      <CountFilter
        label={t('states')}
        chosen={part.state ?? 'all'}
        choices={[
          {
            key: 'all',
            label: t('all'),
            count: formatNumber(language, view.total),
            link: linkTo({ state: undefined }),
          },
          ...states.map((state) => ({
            key: state,
            label: t(`state_${state}`),
            icon: (
              <span className={classes['stateIcon']} data-state={state}>
                <Icon of={STATE_ICONS[state]} size="s" flip={state === 'left'} />
              </span>
            ),
            count: formatNumber(language, view.counts[state]),
            link: linkTo({ state }),
          })),
        ]}
      />
      {children}
    </div>
  );
};

const Days = ({ view, address, phone }: Omit<BoardToolbarProps, 'board'>) => {
  const { t, language } = useTranslation('attendance');
  const options = view.days.map((day) => ({ value: day, label: dayWords(language, day) }));
  const choose = (day: string) => address.choose({ day, shift: undefined });
  if (options.length < 2) return null;
  if (!phone && options.length <= MOST_DAYS)
    return <Segmented label={t('day')} value={view.day ?? ''} options={options} onChange={choose} />;
  return (
    <OptionsBox label={t('day')} value={view.day ?? ''} onChange={choose}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </OptionsBox>
  );
};

type Choice = {
  readonly name: keyof BoardPart & ('shift' | 'zone' | 'role' | 'team');
  readonly all: string | null;
  readonly options: readonly { readonly id: string; readonly word: string }[];
};

/** Whom of the day the board shows. */
export const BoardParts = ({ board, view, address, phone }: BoardToolbarProps) => {
  const { t, language } = useTranslation('attendance');
  const { part, choose } = address;
  const shifts = board.shifts.filter(({ work_date }) => work_date === view.day);
  const hasUnzoned = board.positions.some(({ zone_id }) => zone_id === null);
  const named = (one: { readonly id: string; readonly name_en: string; readonly name_ar: string }) => ({
    id: one.id,
    word: nameIn(language, one),
  });
  const choices: readonly Choice[] = [
    {
      name: 'shift',
      // A phone shows one shift at a time.
      all: phone ? null : t('all_shifts'),
      options: shifts.map(({ id, starts_at, ends_at }) => ({
        id,
        word: timesBetween(language, new Date(starts_at), new Date(ends_at), board.event.time_zone),
      })),
    },
    {
      name: 'team',
      all: t('all_teams'),
      options: board.leads.map(({ id, leader }) => ({ id, word: nameIn(language, leader) })),
    },
    {
      name: 'zone',
      all: t('all_zones'),
      options: [...board.zones.map(named), ...(hasUnzoned ? [{ id: UNZONED, word: t('unzoned') }] : [])],
    },
    { name: 'role', all: t('all_roles'), options: board.roles.map(named) },
  ];
  return (
    <div className={classes['parts']}>
      {choices
        .filter(({ name, options }) => options.length > 1 || part[name] !== undefined)
        .map(({ name, all, options }) => (
          <OptionsBox
            key={name}
            label={t(name)}
            wide={phone}
            value={part[name] ?? (all === null ? (view.columns[0]?.shift.id ?? '') : '')}
            onChange={(value) => choose({ [name]: value || undefined })}
          >
            {all !== null && <option value="">{all}</option>}
            {options.map(({ id, word }) => (
              <option key={id} value={id}>
                {word}
              </option>
            ))}
          </OptionsBox>
        ))}
      <div className={classes['find']}>
        <FindSomebody small address={address} />
      </div>
    </div>
  );
};
