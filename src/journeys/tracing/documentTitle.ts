import { matchPage } from './matchPage';
import { tracingMessages } from './messages';
import { defaultPaths, pageTitles, type Paths } from '../../provider/pages';

/** Options of {@link documentTitle}, each as the product has it. */
export interface DocumentTitleOptions {
  /** `config.companyName`, which stands behind the page's own title. Default: nothing does. */
  companyName?: string;
  /** Default: `defaultPaths`. */
  paths?: Partial<Paths>;
  /** The product's `messages`, of which these two count. Default: English. */
  messages?: {
    titles?: Partial<typeof pageTitles>;
    tracing?: Partial<Pick<typeof tracingMessages, 'titleWithCompany'>>;
  };
}

/**
 * The title of the document for a page that a server or a build sends. A screen reader says it before any script has
 * come; `PensionTracing` sets the same one then.
 *
 * @param path The path of the page, without a query and without the host's base path.
 * @returns Undefined where the page depends on the visitor: at the home path, and at a path that no page has.
 */
export function documentTitle(path: string, options: DocumentTitleOptions = {}): string | undefined {
  const { companyName, paths, messages } = options;
  const page = matchPage({ ...defaultPaths, ...paths }, path)?.page;
  if (page === undefined || page === 'home') return undefined;
  const titles = { ...pageTitles, ...messages?.titles };
  const texts = { ...tracingMessages, ...messages?.tracing };
  return texts.titleWithCompany(titles[page], companyName);
}
