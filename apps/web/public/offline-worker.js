// Puts the app itself on a device that marks people at an event, so that it opens without a network. It keeps files of the
// build and nothing else: what the API says never passes through here. build/offline-files.ts fills in the two values.
(function () {
  var BUILD = '__BUILD__';
  var FILES = '__FILES__'.split(' ');

  var PREFIX = 'app-';
  var CACHE = PREFIX + BUILD;
  // Addresses of the app all show the one page.
  var PAGE = '/';
  // A network that says nothing for so long is none.
  var PAGE_WAIT_MS = 4000;
  // The network of a gate has other things to carry.
  var AT_ONCE = 6;
  // Still on the device for tabs that were opened before an update.
  var BUILDS_KEPT = 2;

  // A file whose name has a hash never changes.
  function isHashed(path) {
    return path.startsWith('/assets/');
  }

  async function keepFile(cache, path) {
    var known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
    if (known) await cache.put(path, known);
    else await cache.add(new Request(path, { cache: isHashed(path) ? 'default' : 'reload' }));
  }

  async function install() {
    var page = await fetch(PAGE, { cache: 'no-store', headers: { accept: 'text/html' } });
    var named = (await page.clone().text()).match(/\/assets\/[^"'\s]+/g) || [];
    // While servers are being updated the page may be of another build than this worker; the browser then tries again later.
    var isWhole = page.ok && named.every((file) => FILES.includes(file));
    if (!isWhole) throw new Error('The page is not of the build ' + BUILD);
    var cache = await caches.open(CACHE);
    var left = FILES.slice();
    var keepOn = async () => {
      for (var path = left.pop(); path; path = left.pop()) await keepFile(cache, path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
    await cache.put(PAGE, page);
    await self.skipWaiting();
  }

  async function activate() {
    var builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    var old = builds.slice(0, Math.max(0, builds.length - (BUILDS_KEPT - 1)));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  }

  async function keptPage() {
    var cache = await caches.open(CACHE);
    return cache.match(PAGE, { ignoreVary: true });
  }

  // The newest page, or without an answer the one that was kept, with the policy it came with.
  async function answerPage(request) {
    var late = new Promise((resolve) => setTimeout(resolve, PAGE_WAIT_MS)).then(keptPage);
    var asked = fetch(request).then(
      async (reply) => (reply.status >= 502 && (await keptPage())) || reply,
      async (error) => {
        var kept = await keptPage();
        if (kept) return kept;
        throw error;
      },
    );
    return (await Promise.race([asked, late])) || asked;
  }

  async function answerFile(request, path) {
    if (isHashed(path)) return (await caches.match(request, { ignoreVary: true })) || fetch(request);
    try {
      return await fetch(request);
    } catch (error) {
      var cache = await caches.open(CACHE);
      var kept = await cache.match(path, { ignoreVary: true });
      if (kept) return kept;
      throw error;
    }
  }

  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    var request = event.request;
    var url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
    if (request.mode === 'navigate') event.respondWith(answerPage(request));
    else if (isHashed(url.pathname) || FILES.includes(url.pathname)) {
      event.respondWith(answerFile(request, url.pathname));
    }
  });
})();
