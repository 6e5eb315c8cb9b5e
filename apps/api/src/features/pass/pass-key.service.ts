import type { DataKey } from '../../platform/security/data-key.ts';
import { signingKey, type SigningKey } from '../../platform/security/signing-key.ts';

/** What passes are signed with, and what everybody may check them by. */
export const passKey = (dataKey: DataKey): SigningKey => signingKey(dataKey, 'passes');
