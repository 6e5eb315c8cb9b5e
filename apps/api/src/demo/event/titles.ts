import { at, type Random } from '../engine/random.ts';

export interface Title {
  readonly title_en: string;
  readonly title_ar: string;
}

type Template = readonly [en: string, ar: string];

/** `{c}` stands for the city. By kind of event. */
const TEMPLATES: Readonly<Record<string, readonly Template[]>> = {
  Conference: [
    ['{c} Fintech Forum', 'منتدى {c} للتقنية المالية'],
    ['{c} Health Leaders Summit', 'قمة {c} لقادة الصحة'],
    ['{c} Cyber Security Conference', 'مؤتمر {c} للأمن السيبراني'],
    ['Future of Tourism, {c}', 'مستقبل السياحة في {c}'],
    ['{c} Energy Dialogue', 'حوار {c} للطاقة'],
    ['{c} Education Forum', 'منتدى {c} للتعليم'],
    ['{c} Logistics Conference', 'مؤتمر {c} للخدمات اللوجستية'],
    ['{c} Women in Business Summit', 'قمة {c} لسيدات الأعمال'],
    ['{c} Medical Congress', 'مؤتمر {c} الطبي'],
  ],
  Exhibition: [
    ['{c} Health Expo', 'معرض {c} للصحة'],
    ['{c} Coffee & Dates Fair', 'معرض {c} للقهوة والتمور'],
    ['{c} Book Days', 'أيام {c} للكتاب'],
    ['{c} Design Days', 'أيام {c} للتصميم'],
    ['{c} Jewelry Show', 'معرض {c} للمجوهرات'],
    ['{c} Motor Show', 'معرض {c} للسيارات'],
    ['{c} Building Expo', 'معرض {c} للبناء'],
    ['{c} Food & Hotel Show', 'معرض {c} للأغذية والفنادق'],
    ['{c} Flower Show', 'معرض {c} للزهور'],
  ],
  Concert: [
    ['{c} Strings Concert', 'حفلة أوتار {c}'],
    ['Oud Nights in {c}', 'ليالي العود في {c}'],
    ['{c} Symphony Evening', 'أمسية {c} السيمفونية'],
    ['{c} Jazz by the Water', 'جاز على الماء في {c}'],
    ['Voices of {c}', 'أصوات {c}'],
    ['{c} New Talents Live', 'مواهب {c} الجديدة'],
  ],
  Festival: [
    ['{c} Lantern Festival', 'مهرجان فوانيس {c}'],
    ['{c} Heritage Nights', 'ليالي {c} التراثية'],
    ['{c} Winter Market', 'سوق {c} الشتوي'],
    ['{c} Food Festival', 'مهرجان {c} للطعام'],
    ['{c} Family Festival', 'مهرجان {c} العائلي'],
    ['{c} Film Festival', 'مهرجان {c} السينمائي'],
    ['{c} Light Festival', 'مهرجان أضواء {c}'],
    ['{c} Season Opening', 'افتتاح موسم {c}'],
  ],
  Sports: [
    ['{c} Half Marathon', 'نصف ماراثون {c}'],
    ['{c} Padel Open', 'بطولة {c} المفتوحة للبادل'],
    ['{c} Marina Regatta', 'سباق قوارب مارينا {c}'],
    ['{c} Desert Rally Finish Line', 'ختام رالي صحراء {c}'],
    ['{c} Tennis Cup', 'كأس {c} للتنس'],
    ['{c} Horse Show', 'عرض {c} للفروسية'],
    ['{c} Esports Arena', 'ساحة {c} للرياضات الإلكترونية'],
  ],
  Wedding: [
    ['Al Noor Wedding, {c}', 'حفل زفاف آل النور في {c}'],
    ['Al Waha Wedding, {c}', 'حفل زفاف آل الواحة في {c}'],
    ['Al Yasmin Wedding, {c}', 'حفل زفاف آل الياسمين في {c}'],
    ['Al Rawdah Wedding, {c}', 'حفل زفاف آل الروضة في {c}'],
    ['Dar Al Lulu Wedding, {c}', 'حفل زفاف دار اللؤلؤ في {c}'],
    ['Al Marjan Wedding, {c}', 'حفل زفاف آل المرجان في {c}'],
    ['Al Safa Wedding, {c}', 'حفل زفاف آل الصفا في {c}'],
    ['Al Rayhan Wedding, {c}', 'حفل زفاف آل الريحان في {c}'],
    ['Al Bayan Wedding, {c}', 'حفل زفاف آل البيان في {c}'],
  ],
  'Gala dinner': [
    ['{c} Charity Gala', 'حفل {c} الخيري'],
    ['{c} Business Awards', 'جوائز {c} للأعمال'],
    ['Partners’ Dinner, {c}', 'عشاء الشركاء في {c}'],
    ['{c} Hospitality Awards', 'جوائز {c} للضيافة'],
  ],
  'Product launch': [
    ['Electric Car Launch, {c}', 'إطلاق السيارة الكهربائية في {c}'],
    ['Perfume House Opening, {c}', 'افتتاح دار العطور في {c}'],
    ['Smart Home Launch, {c}', 'إطلاق البيت الذكي في {c}'],
    ['Sportswear Launch, {c}', 'إطلاق الملابس الرياضية في {c}'],
  ],
  Graduation: [
    ['{c} University Graduation', 'حفل تخرّج جامعة {c}'],
    ['{c} College of Medicine Graduation', 'حفل تخرّج كلية الطب في {c}'],
    ['{c} Academy Graduation', 'حفل تخرّج أكاديمية {c}'],
  ],
};

const ORDINALS: readonly Template[] = [
  ['', ''],
  ['II', 'الثانية'],
  ['III', 'الثالثة'],
  ['IV', 'الرابعة'],
  ['V', 'الخامسة'],
];

const TRIES = 6;

/** Titles that repeat get the year, and within the year a number. */
export class Titles {
  /** how often in which year */
  readonly #used = new Map<string, Map<number, number>>();

  /** A reserved title is never made again. */
  constructor(reserved: readonly string[]) {
    for (const title of reserved) this.#used.set(title, new Map([[0, 1]]));
  }

  next(random: Random, kind: string, city: { name_en: string; name_ar: string }, year: number): Title {
    const [en, ar] = this.#template(random, kind, city.name_en);
    const base_en = en.replace('{c}', city.name_en);
    const base_ar = ar.replace('{c}', city.name_ar);
    const years = this.#used.get(base_en) ?? new Map<number, number>();
    const isNew = years.size === 0;
    const times = years.get(year) ?? 0;
    this.#used.set(base_en, years.set(year, times + 1));
    if (isNew) return { title_en: base_en, title_ar: base_ar };
    const [edition_en, edition_ar] = editionOf(times);
    return { title_en: `${base_en} ${year}${edition_en}`, title_ar: `${base_ar} ${year}${edition_ar}` };
  }

  /** A template that this city has not used yet, if a few tries find one. */
  #template(random: Random, kind: string, city: string): Template {
    const templates = TEMPLATES[kind] ?? [];
    let chosen = random.pick(templates);
    for (let tries = 1; tries < TRIES && this.#used.has(chosen[0].replace('{c}', city)); tries++) {
      chosen = random.pick(templates);
    }
    return chosen;
  }
}

function editionOf(times: number): Template {
  if (times === 0) return ['', ''];
  if (times >= ORDINALS.length) return [` – ${times + 1}`, ` – ${times + 1}`];
  const [en, ar] = at(ORDINALS, times);
  return [` – Edition ${en}`, ` – الدورة ${ar}`];
}

export const CANCEL_REASONS: readonly string[] = [
  'The client moved the event to next year.',
  'The venue is not available on these dates.',
  'أجّل العميل الفعالية إلى الموسم القادم.',
  'لم يصدر التصريح في الوقت المحدد.',
  'Sandstorm warning for the whole weekend.',
  'The client withdrew the budget.',
];
