export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const ADMIN_NAME_MAX_LENGTH = 120;
export const RECOVERY_CODE_COUNT = 10;
