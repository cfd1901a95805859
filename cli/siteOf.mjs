import { UsageProblem } from './readParts.mjs';

/**
 * Returns the address of the page in the site, without a slash at its end.
 *
 * @param {string} text Such as 'https://www.your-firm.example/pensions'.
 * @throws UsageProblem when it is no such address.
 */
export function siteOf(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (!isSecure || url.search || url.hash || url.username) {
    throw new UsageProblem(
      `'${text}' is no address of a page. Write it as customers open it: --site https://www.your-firm.example/pensions`,
    );
  }
  return url.href.replace(/\/+$/, '');
}
