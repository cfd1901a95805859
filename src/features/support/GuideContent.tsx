import Markdown, { type Components } from 'react-markdown';
import { useMemo } from 'react';
import { Link } from '../../ui/Link';
import { guideLink } from './guideLink';
import { guideOutline } from './guideOutline';

interface GuideContentProps {
  /** The guide's text. */
  markdown: string;
  /** Words for a screen reader that say that a link opens in a new tab. */
  externalLabel: string;
  /** Goes to a page of this site. */
  onNavigate: (href: string) => void;
}

/** What plain markdown can hold. Pictures are not among it: they would tell their server who reads what. */
const elements = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code', 'hr'],
  ...['a', 'em', 'strong', 'br', 'img'],
];

const plugins = [guideOutline];

/** A guide's text. HTML in it is left out, a picture becomes its words, and a link that may not be followed is text. */
export function GuideContent({ markdown, externalLabel, onNavigate }: GuideContentProps) {
  const components = useMemo<Components>(
    () => ({
      a({ href = '', children }) {
        const link = guideLink(href);
        if (!link) return children;
        return (
          <Link
            href={link.href}
            isExternal={link.kind === 'site'}
            externalLabel={externalLabel}
            onNavigate={link.kind === 'page' ? onNavigate : undefined}
          >
            {children}
          </Link>
        );
      },
      img: ({ alt }) => alt,
    }),
    [externalLabel, onNavigate],
  );

  return (
    <div className="ptr-guide__content">
      <Markdown
        skipHtml
        remarkPlugins={plugins}
        allowedElements={elements}
        unwrapDisallowed
        urlTransform={keepAsTyped}
        components={components}
      >
        {markdown}
      </Markdown>
    </div>
  );
}

/** Whoever draws a link decides: see {@link guideLink}. Nothing else has an address. */
function keepAsTyped(url: string, property: string): string {
  return property === 'href' ? url : '';
}
