import { z } from 'zod';
import { PRIVACY_LIMITS, wordsProblem, type PrivacyPoint } from '@proline/domain/privacy/privacy-content';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { naming, paragraph } from '../frame/text.ts';

/** What the public privacy page needs to know of this installation. */
export const getPrivacyContact = endpoint({
  name: 'getPrivacyContact',
  summary: 'Contact address of the privacy page',
  method: 'GET',
  path: '/privacy-contact',
  access: 'public',
  response: z.object({ data: z.object({ email: z.string() }) }),
});

const moreText = () => paragraph(0, PRIVACY_LIMITS.more).meta({ examples: [''] });

const words = z
  .strictObject({ en: moreText(), ar: moreText() })
  .refine((said) => wordsProblem(said) === undefined, { path: ['ar'], error: 'other_language_missing' });

const section = z.strictObject({
  title_en: naming(1, PRIVACY_LIMITS.title),
  title_ar: naming(1, PRIVACY_LIMITS.title),
  text_en: paragraph(1, PRIVACY_LIMITS.text),
  text_ar: paragraph(1, PRIVACY_LIMITS.text),
});

const content = z.strictObject({
  more: z.strictObject({
    free: words,
    data: words,
    age: words,
    changes: words,
    contact: words,
  } satisfies Record<PrivacyPoint, z.ZodType>),
  sections: z.array(section).max(PRIVACY_LIMITS.sections),
});

const shownWords = z.object({ en: z.string(), ar: z.string() });
const shownContent = z.object({
  more: z.object({
    free: shownWords,
    data: shownWords,
    age: shownWords,
    changes: shownWords,
    contact: shownWords,
  } satisfies Record<PrivacyPoint, z.ZodType>),
  sections: z.array(z.object({ title_en: z.string(), title_ar: z.string(), text_en: z.string(), text_ar: z.string() })),
});

/** The points that the page always makes are no part of it: no edition can leave one out. */
export const getPrivacyPage = endpoint({
  name: 'getPrivacyPage',
  summary: 'What the organization adds to the points of its privacy page',
  method: 'GET',
  path: '/privacy-page',
  access: 'public',
  response: z.object({
    data: z.object({
      content: shownContent,
      /** null: nobody has published an edition yet */
      published_at: z.iso.datetime().nullable(),
    }),
  }),
});

const edition = z.object({
  /** 0: the page as it comes with the program */
  number: z.int(),
  content: shownContent,
  published_at: z.iso.datetime().nullable(),
  published_by_name: z.string().nullable(),
});
export type PrivacyEdition = z.output<typeof edition>;

export const listPrivacyEditions = endpoint({
  name: 'listPrivacyEditions',
  summary: 'The editions of the privacy page, the newest first',
  method: 'GET',
  path: '/admin/privacy-editions',
  access: 'settings.read',
  response: z.object({ data: z.array(edition) }),
});

export const publishPrivacyEdition = endpoint({
  name: 'publishPrivacyEdition',
  summary: 'Publish the next edition of the privacy page; everybody sees it at once',
  method: 'POST',
  path: '/admin/privacy-editions',
  access: 'settings.write',
  body: z.strictObject({
    /** the edition that it was written over */
    after: z.int().nonnegative().max(2_147_483_646),
    content,
  }),
  response: z.object({ data: edition }),
  refusals: ['validation_failed', 'privacy_unchanged'],
});

export const privacySlice: Slice = [getPrivacyContact, getPrivacyPage, listPrivacyEditions, publishPrivacyEdition];
