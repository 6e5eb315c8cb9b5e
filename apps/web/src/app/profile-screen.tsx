import { NotificationChoices } from '../features/notification/notification-choices.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';

/** One's own account, with what other features let one choose about it. */
export const ProfileScreen = () => (
  <ProfilePage>
    <NotificationChoices />
  </ProfilePage>
);
