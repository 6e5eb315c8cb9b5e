import { useEffect } from 'react';

/** Prints what is shown, once, and says when that is done: paper exists only while it is printed. */
export const usePrinted = (onDone: () => void): void => {
  useEffect(() => {
    addEventListener('afterprint', onDone);
    print();
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
};
