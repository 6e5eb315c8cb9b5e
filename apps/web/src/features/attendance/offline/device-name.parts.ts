/** What the database on a device is called: by it the app knows, without loading anything, whether something is kept. */
export const DEVICE_NAME = 'event-day';
