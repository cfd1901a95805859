import { Fragment } from 'react';
import { telephone } from '../../domain/phone';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Link } from '../../ui/Link';
import { Untranslated } from '../../ui/Untranslated';
import { frameMessages } from './messages';

interface SiteFooterProps {
  /** False on a page that says what tracing costs already. Default true. */
  hasPrice?: boolean | undefined;
}

/**
 * The footer of every page: the cost of tracing, contact details, and the firm's registrations. Shows only configured
 * values.
 */
export function SiteFooter({ hasPrice = true }: SiteFooterProps) {
  const { companyName, contact, firm, links } = usePensionTrace().config;
  const texts = useMessages('frame', frameMessages);
  const { ukPhone, email } = contact;
  const pages = [
    { label: ukPhone, href: ukPhone && telephone(ukPhone), isExternal: false },
    { label: email, href: email && `mailto:${email}`, isExternal: false },
    { label: texts.yourData, href: links.yourData, isExternal: true },
    { label: texts.dataHandling, href: links.dataHandling, isExternal: true },
  ].flatMap(({ label, href, isExternal }) => (label && href ? [{ label, href, isExternal }] : []));
  const { companyNumber, registeredOffice, icoNumber } = firm;
  const company = [
    companyName && companyNumber && { data: companyName, text: texts.company(companyName, companyNumber) },
    registeredOffice && { data: registeredOffice, text: texts.registeredOffice(registeredOffice) },
    icoNumber && { data: icoNumber, text: texts.ico(icoNumber) },
  ].filter((part) => typeof part === 'object');
  const regulation = [firm.fca, firm.fcaMeaning].filter(Boolean);
  const isEmpty = [pages, company, regulation, [firm.price, firm.paidBy].filter(Boolean)].every(
    ({ length }) => length === 0,
  );
  if (isEmpty) return null;

  return (
    <footer className="ptr ptr-caption ptr-no-print ptr-footer">
      <div className="ptr ptr-footer__inner">
        {hasPrice && firm.price !== undefined && <p className="ptr ptr-footer__price">{firm.price}</p>}
        {hasPrice && firm.paidBy !== undefined && <p>{firm.paidBy}</p>}
        {pages.length > 0 && (
          <ul className="ptr ptr-footer__links" role="list" aria-label={texts.footerLinks}>
            {pages.map(({ label, href, isExternal }) => (
              <li key={label}>
                <Link href={href} {...(isExternal && { isExternal })}>
                  {label === email ? <Untranslated>{label}</Untranslated> : label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {regulation.length > 0 && <p>{regulation.join(' ')}</p>}
        {company.length > 0 && (
          <p>
            {company.map(({ data, text }) => (
              <Fragment key={text}>
                <Untranslated within={text}>{data}</Untranslated>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </footer>
  );
}
