import type { HelpPlace } from '../provider/configuration';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { Link } from '../ui/Link';

export interface HelpLinkProps {
  /** The linked organisation. */
  place: HelpPlace;
  /** The link's text. */
  children: string;
  /** Whether it is a target of its own, outside a sentence. */
  isAlone?: boolean;
}

const defaultHelp: Readonly<Record<HelpPlace, string>> = {
  pensionTracingService: 'https://www.gov.uk/find-pension-contact-details',
  employmentHistory: 'https://www.gov.uk/get-proof-employment-history',
  pensionWise: 'https://www.moneyhelper.org.uk/en/pensions-and-retirement/pension-wise',
  statePension: 'https://www.gov.uk/check-state-pension',
  companiesHouse: 'https://find-and-update.company-information.service.gov.uk/',
  moneyHelper: 'https://www.moneyhelper.org.uk/en/pensions-and-retirement',
  fcaRegister: 'https://register.fca.org.uk/',
  scamSmart: 'https://www.fca.org.uk/scamsmart',
};

/** A link to an organisation that helps. Renders nothing when the firm has removed it with `null`. */
export function HelpLink({ place, children, isAlone = false }: HelpLinkProps) {
  const { links } = usePensionTrace().config;
  const own = links.help?.[place];
  const href = own === undefined ? defaultHelp[place] : own;
  return (
    href !== null && (
      <Link href={href} isExternal className={isAlone ? 'ptr-link--alone' : undefined}>
        {children}
      </Link>
    )
  );
}
