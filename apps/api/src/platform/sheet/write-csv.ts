/** Without it Excel takes UTF-8 for something else and Arabic for noise. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
