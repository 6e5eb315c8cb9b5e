import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import { useMutation } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { startImport } from './usher-import.api.ts';

type StartButtonProps = { readonly found: Pick<UsherImport, 'id' | 'version'>; readonly children: ReactNode };

/** Starts an import once, however fast somebody clicks; again only after a failure. */
export const StartButton = ({ found, children }: StartButtonProps) => {
  // A second click can come before the first one has changed what is drawn.
  const started = useRef(false);
  const start = useMutation({
    mutationFn: () => startImport(found),
    onError: () => {
      started.current = false;
    },
  });
  return (
    <Button
      loading={start.isPending || start.isSuccess}
      onClick={() => {
        if (started.current) return;
        started.current = true;
        start.mutate();
      }}
    >
      {children}
    </Button>
  );
};
