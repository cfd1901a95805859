// Not reviewed by a translator.
import type { stopNewsMessages } from './stopNewsMessages';

export const stopNewsMessagesCy: typeof stopNewsMessages = {
  heading: 'Atal e-byst am newyddion?',
  lead: 'Fyddwn ni ddim yn anfon e-bost atoch mwyach pan fydd newyddion am eich olrheiniadau pensiwn. Gallwch eu gweld yn eich cyfrif o hyd. Bydd negeseuon am eich mewngofnodi yn dal i ddod.',
  stop: 'Atal yr e-byst hyn',
  stopping: 'Wrthi’n atal...',
  doneHeading: 'Mae e-byst am newyddion wedi’u diffodd',
  alreadyHeading: 'Roedd e-byst am newyddion eisoes wedi’u diffodd',
  done: 'Gallwch eu troi ymlaen eto yn eich proffil, o dan Hysbysiadau.',
  profile: 'Mynd i’ch proffil',
};
