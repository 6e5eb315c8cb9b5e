import { mayDo } from '@proline/domain/account/permission';
import { BOARD_PLACES, boardStep, type BoardPlace } from '@proline/domain/recruiting/join-board';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { showError, showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { BoardColumnFrame, BoardFrame } from '../../ui/board/board-frame.tsx';
import { useBoard, useBoardNews, type Board } from '../../ui/board/use-board.ts';
import { useShownInOrder } from '../../ui/board/use-shown-in-order.ts';
import { TextLink } from '../../ui/button/text-link.tsx';
import type { ShownList } from '../../ui/list/list-view.ts';
import { SlotDialog } from '../interview/slot-dialog.parts.tsx';
import { JoinColumn } from './join-column.tsx';
import { decisionsQuery, sendAgain, sendApproval, sendRejection } from './join-request.api.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { useBoardWelcome, type JoinCard } from './use-board-welcome.ts';
import classes from './join-request.module.css';

/** Shows what is to be done next with whom. A card opens beside it, and drops where its request may go. */
export const JoinBoard = ({ list }: { readonly list: ShownList }) => {
  const { t, language } = useTranslation('join-request');
  const user = useUser();
  const may = user !== null && mayDo(user.permission_set, 'join_requests.write');
  const places = may ? BOARD_PLACES : BOARD_PLACES.filter((place) => place !== 'approved');
  const shown = useShownInOrder(list, places);
  const { take, dialog } = useDropped();
  const board: Board<JoinCard, BoardPlace> = useBoard<JoinCard, BoardPlace>({
    columns: places,
    homeOf: ({ place }) => place,
    titleOf: (card) => nameIn(language, card),
    drop: ({ item, over }) => void take(item, over),
  });
  const { held } = board.drag;
  const { data } = useQuery({
    ...decisionsQuery(held?.item.id ?? '', held?.item.hat ?? 'usher'),
    enabled: held !== null,
  });
  const welcomeOf = useBoardWelcome();
  const welcomeAt = (place: BoardPlace) => held && welcomeOf(held.item, place, data);
  useBoardNews(board, (place) => t(`stage_${place}`), held && welcomeAt(held.over));
  const columnOf = (place: BoardPlace) => (
    <JoinColumn
      key={place}
      list={list}
      place={place}
      drag={may ? board.drag : null}
      welcome={welcomeAt(place)}
      isOver={held?.over === place}
      tell={shown(place)}
    />
  );
  return (
    <>
      <BoardFrame label={t('board_label')} board={board} movable={may}>
        {places.filter((place) => place !== 'approved' && place !== 'rejected').map(columnOf)}
        <div className={classes['decided']}>
          {may && (
            <BoardColumnFrame
              column="approved"
              title={t('stage_approved')}
              welcome={welcomeAt('approved')}
              isOver={held?.over === 'approved'}
            >
              <p className={classes['approvedHint']}>
                <TextLink to="/ushers" search={{ status: 'approved' }} label={t('approved_ushers')}>
                  {t('approved_ushers')}
                </TextLink>
              </p>
            </BoardColumnFrame>
          )}
          {columnOf('rejected')}
        </div>
      </BoardFrame>
      {dialog}
    </>
  );
};

type Asked = {
  readonly step: 'book' | 'reject';
  readonly person: Pick<JoinCard, 'id' | 'hat' | 'version'>;
  readonly name: string;
};

/** What happens to a card that was dropped: it is decided about at once, asked about, or refused with the reason. */
const useDropped = () => {
  const { t, language } = useTranslation('join-request');
  const welcomeOf = useBoardWelcome();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const take = async (card: JoinCard, to: BoardPlace): Promise<void> => {
    const { id, hat } = card;
    const name = nameIn(language, card);
    const step = boardStep(card.place, to, hat);
    try {
      const data = await queryClient.query(decisionsQuery(id, hat));
      const { kind, why } = welcomeOf(card, to, data);
      const person = { id, hat, version: data.version };
      if (kind === 'refused' || step === null) {
        showError(why);
      } else if (step === 'book' || step === 'reject') {
        setAsked({ step, person, name });
      } else {
        await (step === 'approve' ? sendApproval(person) : sendAgain(person));
        showSuccess(t(step === 'approve' ? 'approved' : 'let_again', { name }));
      }
    } catch {
      // The failure is already on the screen, and the card where it was.
    }
  };
  const dialog = asked && (
    <>
      {asked.step === 'book' && <SlotDialog person={{ ...asked.person, name: asked.name }} onClose={close} />}
      {asked.step === 'reject' && (
        <RejectDialog
          name={asked.name}
          hat={asked.person.hat}
          onClose={close}
          onReject={async (reason) => {
            await sendRejection(asked.person, reason);
            showSuccess(t('rejected', { name: asked.name }));
            close();
          }}
        />
      )}
    </>
  );
  return { take, dialog };
};
