/** What a thing is called on the screens and in files. */
export type Words = { readonly en: string; readonly ar: string };

/** What each value of a closed set is called. */
export type ValueWords<Value extends string = string> = Readonly<Record<Value, Words>>;
