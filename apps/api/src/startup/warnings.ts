import { isLoopback, type Config } from '../config.ts';

/** What an operator most likely did not mean, although the program can run with it. */
export function warningsOf(
  { host, publicUrl, trustProxyHops }: Pick<Config, 'host' | 'publicUrl' | 'trustProxyHops'>,
  hasDemo: boolean,
): string[] {
  const warnings: string[] = [];
  // the program speaks plain HTTP, so with an https address there is a proxy
  if (publicUrl?.startsWith('https://') && trustProxyHops === 0)
    warnings.push('PUBLIC_URL names a proxy, but TRUST_PROXY is 0: everyone seems to come from one address');
  if (hasDemo && (publicUrl !== undefined || !isLoopback(host)))
    warnings.push('others may reach the demo accounts, whose password is public: deactivate them');
  return warnings;
}
