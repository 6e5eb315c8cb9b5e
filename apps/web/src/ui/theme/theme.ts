import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The hue of the primary colour; step 7 is exactly it. */
const brand: MantineColorsTuple = [
  '#f3f8f5',
  '#e6efea',
  '#d2e1d8',
  '#b8cdc1',
  '#9cb7a8',
  '#819f8e',
  '#658674',
  '#4c6e5c',
  '#3c594a',
  '#293f33',
];

const FONTS = "'IBM Plex Sans Arabic', system-ui, sans-serif";

export const theme = createTheme({
  colors: { brand },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  defaultRadius: 8,
  fontFamily: FONTS,
  headings: { fontFamily: FONTS, fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
