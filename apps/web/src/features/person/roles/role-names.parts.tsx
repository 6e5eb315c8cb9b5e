import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import type { KnownPerson } from '../person-values.parts.ts';

/** Types of work, in one line. */
export const RoleNames = ({ of }: { readonly of: KnownPerson['does'] }) => {
  const { language } = useTranslation('person');
  return (
    <>
      {withCommas(
        language,
        of.map((role) => nameIn(language, role)),
      )}
    </>
  );
};
