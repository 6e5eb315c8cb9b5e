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
import { ActionMenu } from '../../../ui/overlay/action-menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useUnderAgeAction } from '../../erasure/under-age-button.parts.tsx';
import { leaderCode, usherCode } from '../../person/code-names.parts.ts';
import { useMergeAction } from '../../person-merge/merge-action.parts.tsx';
import { PersonHeader } from '../../person/page/person-header.parts.tsx';
import { LeaderMoveButtons } from '../../team-leader-move/leader-moves.parts.tsx';
import { StatusBadge } from '../../status/status-badge.parts.tsx';
import { LeaderStatusBadge } from '../leader-status-badge.tsx';
import classes from './leader-page.module.css';

export const LeaderHeader = ({ leader }: { readonly leader: Leader }) => {
  const { t, language } = useTranslation('team-leader');
  const user = useUser();
  const name = nameIn(language, leader);
  const may = user !== null && mayDo(user.permission_set, 'leaders.write');
  const usherLink = leader.usher && t('usher_profile', { code: usherCode(leader.usher.code) });
  return (
    <PersonHeader
      person={leader}
      above={[{ key: 'leaders', label: t('title'), link: { to: '/leaders' } }]}
      badge={
        <>
          <LeaderStatusBadge status={leader.status} turnedDown={leader.turned_down_at !== null} />
          {leader.usher?.status === 'blocked' && <StatusBadge status="blocked">{t('blocked_as_usher')}</StatusBadge>}
        </>
      }
      code={leaderCode(leader.code)}
      since={t(leader.status === 'approved' ? 'leader_since' : 'added_on', {
        date: mediumDate(language, new Date(leader.created_at)),
      })}
      elsewhere={
        leader.usher &&
        usherLink && (
          <TextLink to="/ushers/$id" params={{ id: leader.usher.id }} label={usherLink}>
            <bdi>{usherLink}</bdi>
          </TextLink>
        )
      }
      documents={{ to: '/leaders/$id/$tab', params: { id: leader.id, tab: 'documents' } }}
      actions={
        <>
          {may && <LeaderMoveButtons id={leader.id} name={name} />}
          {may && (
            // the menu never stands alone in a row
            <span className={classes['together']}>
              <ButtonLink to="/leaders/$id/edit" params={{ id: leader.id }} tone="secondary">
                <Icon of={IconEdit} />
                {t('edit')}
              </ButtonLink>
              <LeaderMenu leader={leader} name={name} />
            </span>
          )}
        </>
      }
    />
  );
};

type LeaderMenuProps = { readonly leader: Leader; readonly name: string };

/** What is done seldom; the dialog of each asks first. */
const LeaderMenu = ({ leader, name }: LeaderMenuProps) => {
  const { t } = useTranslation('team-leader');
  const navigate = useNavigate();
  const merge = useMergeAction(leader, name);
  const underAge = useUnderAgeAction({
    person: leader,
    name,
    onDone: () => void navigate({ to: '/leaders', replace: true }),
  });
  // whoever was approved as an usher showed that they are 18
  const wasApproved = leader.usher?.status === 'approved' || leader.usher?.status === 'blocked';
  const canBeYounger = leader.status === 'pending' && !wasApproved;
  return <ActionMenu label={t('more_actions')} actions={[merge, ...(canBeYounger ? [underAge] : [])]} />;
};
