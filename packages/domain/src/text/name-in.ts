type Language = 'en' | 'ar';
type Named<Text> = { readonly name_en: Text; readonly name_ar: Text };
type Titled<Text> = { readonly title_en: Text; readonly title_ar: Text };

/** The reader's language first, the other one second. */
export const ownFirst = <Text>(language: Language, en: Text, ar: Text): readonly [own: Text, other: Text] =>
  language === 'ar' ? [ar, en] : [en, ar];

/** A name need not be given in both languages: a zone's, a person's who is half filled in. */
export const nameIn = <Text>(language: Language, { name_en, name_ar }: Named<Text>): Text => {
  const [own, other] = ownFirst(language, name_en, name_ar);
  return own || other;
};

export const titleIn = <Text>(language: Language, { title_en, title_ar }: Titled<Text>): Text =>
  nameIn(language, { name_en: title_en, name_ar: title_ar });
