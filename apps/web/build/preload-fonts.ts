import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Preloads the fonts together with the styles, so that the text is not drawn twice. Latin letters and digits are on
 * every page. Only the browser knows which pages are Arabic, so public/boot.js requests the Arabic fonts from the meta
 * element.
 */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
      const address = (file: string) => `/${file}`;
      const latin = fonts.filter((file) => /-latin-\d+-normal/.test(file)).map(address);
      const arabic = fonts
        .filter((file) => /-arabic-\d+-normal/.test(file.replace('sans-arabic', 'sans')))
        .map(address);
      if (latin.length === 0 || arabic.length === 0) throw new Error('The fonts are not where they are expected');
      const tags: HtmlTagDescriptor[] = [
        { tag: 'meta', attrs: { name: 'arabic-fonts', content: arabic.join(' ') }, injectTo: 'head-prepend' },
        ...latin.map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' },
          injectTo: 'head-prepend' as const,
        })),
      ];
      return { html, tags };
    },
  },
});
