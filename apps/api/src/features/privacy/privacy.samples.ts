import { EMPTY_PRIVACY } from '@proline/domain/privacy/privacy-content';
import type { Samples } from '../../testing/sample/sample-ground.ts';

export const samples: Samples = {
  publishPrivacyEdition: async ({ pool }) => {
    const { rows } = await pool.query<{ newest: number }>(
      'select coalesce(max(number), 0) as newest from privacy_editions',
    );
    const newest = rows[0]?.newest ?? 0;
    const text_en = `Edition ${newest + 1} of our rules.`;
    const section = { title_en: 'Cookies', title_ar: 'ملفات الارتباط', text_en, text_ar: 'نستخدم ملفًا واحدًا.' };
    return { body: { after: newest, content: { ...EMPTY_PRIVACY, sections: [section] } } };
  },
};
