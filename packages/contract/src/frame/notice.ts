import { z } from 'zod';
import type { Permission } from '@proline/domain/account/permission';

type Declaration<Optional extends boolean, Params extends z.ZodType> = {
  /** The permission to receive it. 'own': every admin, about their own account or work. */
  readonly access: Permission | 'own';
  /** An admin can turn it off. Notifications about one's own account cannot be. */
  readonly optional: Optional;
  /** The data; the web app writes the sentence in the reader's language. */
  readonly params: Params;
};

/** Something that admins are notified of, declared by the slice in which it happens. */
export const notice = <const Kind extends string, const Optional extends boolean, Params extends z.ZodType>(
  kind: Kind,
  { access, optional, params }: Declaration<Optional, Params>,
) => ({
  kind,
  access,
  optional,
  params,
  notification: z.object({
    kind: z.literal(kind),
    params,
    id: z.uuid(),
    link: z.string().nullable(),
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable(),
  }),
});
