// Runs before the first paint, so it is a small classic script of its own: lib/preferences-cookie.ts reads the same cookie.
(function () {
  var root = document.documentElement;
  var cookie = /(?:^|;\s*)proline_prefs=([^;]*)/.exec(document.cookie);
  var kept = new URLSearchParams(cookie ? cookie[1] : '');
  var language = kept.get('lang');
  if (language !== 'en' && language !== 'ar') language = /^ar\b/i.test(navigator.language) ? 'ar' : 'en';
  var theme = kept.get('theme');
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  root.setAttribute('data-theme', theme);

  var fonts = document.querySelector('meta[name="arabic-fonts"]');
  if (language === 'ar' && fonts) {
    fonts.content.split(' ').forEach(function (address) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'font';
      link.type = 'font/woff2';
      link.crossOrigin = '';
      link.href = address;
      document.head.append(link);
    });
  }
})();
