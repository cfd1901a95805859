import { sharedMessages } from '../../provider/sharedMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { Link } from '../../ui/Link';
import { frameMessages } from './messages';

/** The foot of every page: what tracing costs, how to reach the firm, and who it is. Shows what is configured. */
export function SiteFooter() {
  const { companyName, contact, firm, links } = usePensionTrace().config;
  const texts = useMessages('frame', frameMessages);
  const shared = useMessages('shared', sharedMessages);
  const pages = [
    [texts.yourData, links.yourData],
    [texts.dataHandling, links.dataHandling],
  ] as const;
  const company = [
    companyName && firm.companyNumber && texts.company(companyName, firm.companyNumber),
    firm.registeredOffice && texts.registeredOffice(firm.registeredOffice),
    firm.icoNumber && texts.ico(firm.icoNumber),
  ].filter(Boolean);

  return (
    <footer className="ptr-footer">
      <div className="ptr-footer__inner">
        {firm.price !== undefined && <p className="ptr-footer__price">{firm.price}</p>}
        <ul className="ptr-footer__links" role="list" aria-label={texts.footerLinks}>
          {contact.ukPhone !== undefined && (
            <li>
              <Link href={telephone(contact.ukPhone)}>{contact.ukPhone}</Link>
            </li>
          )}
          {contact.email !== undefined && (
            <li>
              <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
            </li>
          )}
          {pages.map(
            ([label, href]) =>
              href !== undefined && (
                <li key={label}>
                  <Link href={href} isExternal externalLabel={shared.opensInNewTab}>
                    {label}
                  </Link>
                </li>
              ),
          )}
        </ul>
        {firm.fca !== undefined && <p>{firm.fca}</p>}
        {company.length > 0 && <p>{company.join(' ')}</p>}
      </div>
    </footer>
  );
}

/** The address of a link that dials. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
