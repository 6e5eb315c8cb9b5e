type Pattern = readonly [name: string, pattern: RegExp];

/** The first match counts: a browser whose name contains another's comes first. */
const BROWSERS: readonly Pattern[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (patterns: readonly Pattern[], text: string): string | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** The browser and system as people call them; null when the browser does not say. */
export const deviceOf = (userAgent: string | null): { browser: string | null; system: string | null } => ({
  browser: firstOf(BROWSERS, userAgent ?? ''),
  system: firstOf(SYSTEMS, userAgent ?? ''),
});
