import type { Leader } from '@proline/contract/team-leader/team-leader';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { IconEdit } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { UnderAgeButton } from '../../erasure/under-age-button.parts.tsx';
import { leaderCode, usherCode } from '../../person/code-names.parts.ts';
import { MergeButton } from '../../person-merge/merge-button.parts.tsx';
import { PersonHeader } from '../../person/page/person-header.parts.tsx';
import { LeaderMoveButtons } from '../../team-leader-move/leader-moves.parts.tsx';
import { LeaderStatusBadge } from '../leader-status-badge.tsx';

export const LeaderHeader = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const user = useUser();
  const navigate = useNavigate();
  const backToList = () => void navigate({ to: '/leaders' });
  const name = nameIn(language, leader);
  // whoever was approved as an usher showed that they are 18
  const wasApproved = leader.usher?.status === 'approved' || leader.usher?.status === 'blocked';
  const usherLink = leader.usher && t('usher_profile', { code: usherCode(leader.usher.code) });
  return (
    <PersonHeader
      person={leader}
      above={[{ key: 'leaders', label: t('title'), link: { to: '/leaders' } }]}
      badge={<LeaderStatusBadge status={leader.status} turnedDown={leader.turned_down_at !== null} />}
      code={leaderCode(leader.code)}
      since={t('leader_since', { date: mediumDate(language, new Date(leader.created_at)) })}
      elsewhere={
        leader.usher &&
        usherLink && (
          <TextLink to="/ushers/$id" params={{ id: leader.usher.id }} label={usherLink}>
            <bdi>{usherLink}</bdi>
          </TextLink>
        )
      }
      actions={
        user !== null &&
        mayDo(user.permission_set, 'leaders.write') && (
          <>
            <LeaderMoveButtons id={leader.id} name={name} />
            <MergeButton person={leader} name={name} />
            {leader.status === 'pending' && !wasApproved && (
              <UnderAgeButton person={leader} name={name} onDone={backToList} />
            )}
            <ButtonLink to="/leaders/$id/edit" params={{ id: leader.id }} tone="secondary">
              <Icon of={IconEdit} />
              {t('edit')}
            </ButtonLink>
          </>
        )
      }
    />
  );
};
