import type { HelpPlace, PensionTraceLinks } from '../../provider/configuration';

const defaults: Readonly<Record<HelpPlace, string>> = {
  pensionTracingService: 'https://www.gov.uk/find-pension-contact-details',
  statePension: 'https://www.gov.uk/check-state-pension',
  companiesHouse: 'https://find-and-update.company-information.service.gov.uk/',
  moneyHelper: 'https://www.moneyhelper.org.uk/en/pensions-and-retirement',
  fcaRegister: 'https://register.fca.org.uk/',
  scamSmart: 'https://www.fca.org.uk/scamsmart',
};

/** Where a place of help is, unless the firm has taken it away. */
export function helpPlace({ help }: PensionTraceLinks, place: HelpPlace): string | undefined {
  const own = help?.[place];
  return own === null ? undefined : (own ?? defaults[place]);
}
