import { PensionTraceFrame } from '@pension-trace/react/product';
import { Outlet, useLocation } from 'react-router-dom';
import { configuration } from './configuration';

const { companyName, contact, firm, links } = configuration;

/** Pages for visitors, who decide here whether to trust the firm. */
const pagesWithWholeFooter = /^\/(?:signup|login|forgot-password|reset-password|marketing|stop-news)(?:\/|$)/u;

/** The frame around every page: the package's, with the firm's own footer. It stays mounted from page to page. */
export function Frame() {
  const { pathname } = useLocation();
  return (
    <>
      <PensionTraceFrame hasFooter={false} hasSigningConfirmation>
        <Outlet />
      </PensionTraceFrame>
      <footer className="site-footer">
        <div>
          <p className="site-footer__price">{firm.price}</p>
          <ul>
            <li>
              <a href={`tel:${contact.ukPhone.replaceAll(' ', '')}`}>{contact.ukPhone}</a>
            </li>
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
          </ul>
          {pagesWithWholeFooter.test(pathname) ? (
            <AboutService />
          ) : (
            <details>
              <summary>About this service</summary>
              <AboutService />
            </details>
          )}
        </div>
      </footer>
    </>
  );
}

/** Who pays for the service, how it handles data, and who regulates it. */
function AboutService() {
  return (
    <div className="site-footer__about">
      <p>{firm.paidBy}</p>
      <ul>
        <li>
          <a href={links.yourData}>Your data</a>
        </li>
        <li>
          <a href={links.dataHandling}>How we handle your data</a>
        </li>
      </ul>
      <p>
        {firm.fca} {firm.fcaMeaning}
      </p>
      <p>
        {companyName}, company number {firm.companyNumber}. {firm.registeredOffice}. ICO {firm.icoNumber}.
      </p>
    </div>
  );
}
