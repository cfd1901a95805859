import type { OutputOf } from '../../backend/contract';
import type { Agreement, portalAgreements } from '../../backend/contracts/agreements';
import type { UserProfile } from '../../backend/entities';
import { currentAddressOf } from '../../domain/addressType';
import { dataProtectionAgreement, hmrcAgreement, hmrcLetterPart, needsHmrcAgreement } from '../../domain/authorisation';
import type { letterMessages } from './letterMessages';

export interface UnsealedLetterOptions {
  texts: typeof letterMessages;
  /** The letter's title. */
  title: string;
  companyName: string;
  /** The lines of the firm's postal address. */
  companyAddress: readonly string[];
  user: UserProfile;
}

/** The evidence of a letter that no backend seals. */
const unsealedWording = 'unsealed';

/** The letter for a backend without `portal_agreements`, from the configured texts. */
export function unsealedLetter(options: UnsealedLetterOptions): OutputOf<typeof portalAgreements> {
  const { texts, title, companyName: company, companyAddress, user } = options;
  const isForHmrc = needsHmrcAgreement(user.birth_date);
  const part = (id: string, name: string, text: string): Agreement => ({ id, version: 0, name, text });
  return {
    company_name: company,
    company_address: companyAddress.filter((line) => line !== company).join('\n') || null,
    letter: [
      part('letter', title, texts.authority(company)),
      part('letter-allows', texts.allowsHeading, texts.allows(company)),
      ...(isForHmrc ? [part(hmrcLetterPart, texts.hmrcHeading, texts.hmrc(company))] : []),
      part('letter-limits', texts.limitsHeading, texts.limits),
      part('letter-withdraw', texts.withdrawHeading, texts.withdraw(company)),
    ],
    agreements: [
      part(dataProtectionAgreement, texts.dataProtectionName, texts.dataProtection(company)),
      ...(isForHmrc ? [part(hmrcAgreement, texts.hmrcName, texts.hmrcAgreement(company))] : []),
    ],
    signer: {
      title: user.title ?? null,
      first_name: user.first_name,
      last_name: user.last_name,
      previous_names: user.previous_names ?? null,
      address: currentAddressOf(user.addresses) ?? null,
    },
    wording: unsealedWording,
  };
}
