import { useNavigate, useSearch, type LinkProps } from '@tanstack/react-router';
import { WANTED_STATES, type BoardPart } from './board-model.ts';

/** A dialog over the board. */
const SHOWN = ['open', 'scan'] as const;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the board shows stands in the address, so that a link shows the same. */
export const useBoardAddress = () => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const part: BoardPart = {
    day: textOf(search['day']),
    shift: textOf(search['shift']),
    zone: textOf(search['zone']),
    role: textOf(search['role']),
    team: textOf(search['team']),
    q: textOf(search['q']),
    state: WANTED_STATES.find((state) => state === search['state']),
    show: SHOWN.find((one) => one === search['show']),
  };
  const linkTo = (changes: BoardPart): LinkProps => ({ to: '.', search: { ...search, ...changes } });
  return { part, linkTo, choose: (changes: BoardPart) => void navigate({ ...linkTo(changes), replace: true }) };
};
export type BoardAddress = ReturnType<typeof useBoardAddress>;
