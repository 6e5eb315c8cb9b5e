// Runs before the first paint, so it is a small classic script of its own: lib/preferences/preferences-cookie.ts reads the same cookie.
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

  var token = localStorage.getItem('token');
  if (token) askEarly(token);

  // Of a live board what it says, without waiting for the code that shows it.
  function askEarly(token) {
    var board = /^\/events\/([0-9a-f-]{36})\/attendance$/.exec(location.pathname);
    if (!board) return;
    // lib/api/early-answers.ts takes them
    window.early = { token: token, answers: {} };
    ['', '/board'].forEach(function (part) {
      var address = '/api/admin/events/' + board[1] + part;
      var headers = { Accept: 'application/json', 'Accept-Language': language, Authorization: token };
      var answer = fetch(address, { headers: headers });
      // whoever takes it is told
      answer.catch(function () {});
      window.early.answers[address] = answer;
    });
  }
})();
