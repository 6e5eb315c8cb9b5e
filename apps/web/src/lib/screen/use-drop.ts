import { useState, type DragEvent } from 'react';

/** The props of a place onto which a file can be dropped; `data-over` is set while one is held above it. */
export const useDrop = (take: (file: File | undefined) => unknown) => {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files[0]);
    },
  };
};
