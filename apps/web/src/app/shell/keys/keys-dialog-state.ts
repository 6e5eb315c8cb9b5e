import { create } from 'zustand';

/** Whether the keyboard shortcuts are shown: by their own key, or from the palette. */
export const useKeysDialog = create<{ opened: boolean }>(() => ({ opened: false }));

export const showKeys = (opened: boolean): void => useKeysDialog.setState({ opened });
