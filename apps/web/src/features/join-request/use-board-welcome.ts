import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { boardStep, type BoardPlace } from '@proline/domain/recruiting/join-board';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { Welcome } from '../../ui/board/use-board.ts';
import type { Decisions } from './join-request.api.ts';
import { useWhy } from './use-why.ts';

/** A request, and the column in which its card stands. */
export type JoinCard = JoinRequestRow & { readonly place: BoardPlace };

/** Returns whether a column accepts a card, by the same table and guards as the server's. */
export const useBoardWelcome = () => {
  const { t } = useTranslation('join-request');
  const sayWhy = useWhy();
  const whyNoMove = ({ hat, place }: JoinCard, to: BoardPlace): string => {
    if (place === 'rejected') return t(hat === 'usher' ? 'why_rejected' : 'why_turned_down');
    if (to === 'decide') return t('why_no_interview_yet');
    if (to === 'leader') return t('why_joins_usher');
    return t(hat === 'leader' ? 'why_joins_leader' : 'why_move_not_allowed');
  };
  return (card: JoinCard, to: BoardPlace, data: Decisions | undefined): Welcome => {
    if (to === card.place) return { kind: 'home', why: '' };
    const step = boardStep(card.place, to, card.hat);
    if (step === null) return { kind: 'refused', why: whyNoMove(card, to) };
    if (step === 'book' && card.interview_at !== null) return { kind: 'refused', why: t('why_booked_already') };
    if (!data) return { kind: 'checking', why: '' };
    // whoever can be rejected still waits, and can be interviewed
    const move = { approve: data.approve, reject: data.reject, again: data.again, book: data.reject }[step];
    const why = move ? sayWhy(data, move.refusal) : t('why_move_not_allowed');
    return why === null ? { kind: 'open', why: t(`drop_${step}`) } : { kind: 'refused', why };
  };
};
