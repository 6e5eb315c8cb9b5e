import { TwoFactorGate } from '../../features/profile/two-factor-gate.tsx';
import { logout } from './logout.ts';

export const TwoFactorScreen = () => <TwoFactorGate logout={() => void logout()} />;
