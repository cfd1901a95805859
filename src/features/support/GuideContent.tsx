import Markdown, { type Components } from 'react-markdown';
import { useMemo, type ReactNode } from 'react';
import remarkGfm from 'remark-gfm';
import { Link } from '../../ui/Link';
import { guideBreaks, guideText } from './guideHtml';
import { guideLink } from './guideLink';
import { guideOutline } from './guideOutline';

interface GuideContentProps {
  /** The guide's text, as Markdown. */
  markdown: string;
  /** The name of a table for screen readers. */
  tableLabel: string;
  /** A prefix for links to the host's pages, such as a router's base path. Default ''. */
  base?: string | undefined;
  /** Called with the path of a link to a page of the host. */
  onNavigate: (href: string) => void;
}

/**
 * The elements of plain Markdown, and tables. `img` becomes its alternative text, because loading a picture would reveal the reader
 * to its server.
 */
const elements = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code', 'hr'],
  ...['a', 'em', 'strong', 'del', 'sup', 'br', 'img', 'input'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

const plugins = [remarkGfm, guideBreaks, guideOutline];

/** A guide's text. Drops HTML, of which it shows the words when the guide is all HTML, and renders pictures and forbidden links as text. */
export function GuideContent({ markdown, tableLabel, base = '', onNavigate }: GuideContentProps) {
  const components = useMemo<Components>(
    () => ({
      a({ href = '', children, ...attributes }) {
        if ('data-footnote-backref' in attributes) return null;
        const link = guideLink(href);
        if (!link) return children;
        if (link.kind === 'page') {
          return (
            <Link href={base + link.href} onNavigate={() => onNavigate(link.href)}>
              {children}
            </Link>
          );
        }
        return (
          <Link href={link.href} isExternal={link.kind === 'site'}>
            {children}
          </Link>
        );
      },
      img: ({ alt }) => alt,
      // The box of a task list. A form's control would need a label.
      input: ({ checked }) => (checked ? '☑' : '☐'),
      // The heading of the footnotes is in English, whatever the guide's language.
      h2: ({ id, children }) => (id === 'footnote-label' ? <hr /> : <h2>{children}</h2>),
      table: ({ children }) => <GuideTable label={tableLabel}>{children}</GuideTable>,
      // Without the alignment: a strict content security policy forbids the style attribute of a server's markup.
      th: ({ children }) => <th scope="col">{children}</th>,
      td: ({ children }) => <td>{children}</td>,
    }),
    [base, tableLabel, onNavigate],
  );

  return (
    // Another text is another element: a translator may have changed the nodes in it.
    <div className="ptr ptr-guide__content" key={markdown}>
      <Markdown
        skipHtml
        remarkPlugins={plugins}
        allowedElements={elements}
        unwrapDisallowed
        urlTransform={keepAsTyped}
        components={components}
      >
        {guideText(markdown)}
      </Markdown>
    </div>
  );
}

/** Keeps a link's URL, which {@link guideLink} checks, and drops every other URL. */
function keepAsTyped(url: string, property: string): string {
  return property === 'href' ? url : '';
}

/** A table of a guide. It scrolls sideways on a phone, with the keyboard too: Safari does not focus a scroller itself. */
function GuideTable({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="ptr ptr-guide__scroller" role="region" tabIndex={0} aria-label={label}>
      <table className="ptr ptr-guide__table">{children}</table>
    </div>
  );
}
