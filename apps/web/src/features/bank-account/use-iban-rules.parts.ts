import { withLatinDigits } from '@proline/domain/text/latin-digits';
import { useQuery } from '@tanstack/react-query';

/** Returns whether an IBAN fits the rule of its country; undefined while the rules are loading. */
export const useIbanRules = (): ((typed: string) => boolean | undefined) => {
  const { data: rules } = useQuery({
    queryKey: ['iban-rules'],
    queryFn: async () => {
      const { electronicFormatIBAN, isValidIBAN } = await import('ibantools');
      return (typed: string) => isValidIBAN(electronicFormatIBAN(withLatinDigits(typed)) ?? '');
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return (typed) => rules?.(typed);
};
