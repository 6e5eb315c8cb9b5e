import { useState } from 'react';
import { ApiError } from '../api/api-client.ts';

type Refused = { readonly field: string; readonly value: string; readonly text: string };

/** What the server said about one field's value; it stays there until the value is another one. */
export const useRefusedField = (fieldOf: Readonly<Record<string, string>>) => {
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    /** keeps the refusal if it is about one of the fields */
    note: (error: unknown, values: Readonly<Record<string, string>>) => {
      const field = error instanceof ApiError ? fieldOf[error.code] : undefined;
      if (error instanceof ApiError && field !== undefined) {
        setRefused({ field, value: values[field] ?? '', text: error.message });
      }
    },
    textFor: (field: string, value: string): string | undefined =>
      refused?.field === field && refused.value === value ? refused.text : undefined,
  };
};
