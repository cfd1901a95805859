import { withDefaults, type Given } from '../../domain/withDefaults';
import { matchPage } from './matchPage';
import { tracingMessages } from './messages';
import { defaultPaths, pageTitles, type Paths } from '../../provider/pages';

/** Options of {@link documentTitle}, the same as the product's. */
export interface DocumentTitleOptions {
  /** `config.companyName`, added after the page's own title. Default: none. */
  companyName?: string | undefined;
  /** Default: `defaultPaths`. */
  paths?: Given<Paths> | undefined;
  /** The product's `messages`, of which only these two are used. Default: English. */
  messages?:
    | {
        titles?: Given<typeof pageTitles> | undefined;
        tracing?: Given<Pick<typeof tracingMessages, 'titleWithCompany'>> | undefined;
      }
    | undefined;
}

/**
 * Returns the document title for a server-rendered page. A screen reader announces it before any script has loaded;
 * `PensionTracing` later sets the same one.
 *
 * @param path The path of the page, without a query and without the host's base path.
 * @returns Undefined if the page depends on the visitor: at the home path, and at an unknown path.
 */
export function documentTitle(path: string, options: DocumentTitleOptions = {}): string | undefined {
  const { companyName, paths, messages } = options;
  const page = matchPage(withDefaults(defaultPaths, paths), path)?.page;
  if (page === undefined || page === 'home') return undefined;
  const titles = withDefaults(pageTitles, messages?.titles);
  const { titleWithCompany = tracingMessages.titleWithCompany } = messages?.tracing ?? {};
  return titleWithCompany(titles[page], companyName);
}
