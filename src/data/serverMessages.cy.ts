// Not reviewed by a translator.

/** The texts of the reference backend, and of Supabase's auth service by code. */
export const serverMessagesCy: Readonly<Record<string, string>> = {
  // Statuses of traces and searches.
  'Awaiting Review': 'Yn Aros am Adolygiad',
  Searching: 'Wrthi’n Chwilio',
  'Provider Contacted': 'Wedi Cysylltu â’r Darparwr',
  'Pension Found': 'Pensiwn Wedi’i Ganfod',
  'Nothing Found': 'Dim Wedi’i Ganfod',
  Completed: 'Wedi’i Gwblhau',
  'Apart Of Another Trace': 'Rhan o Olrheiniad Arall',
  'We have your request. One of our team will look at it shortly.':
    'Mae eich cais gennym. Bydd un o’n tîm yn edrych arno cyn bo hir.',
  'We are finding out which provider looks after the pension of this employer.':
    'Rydym yn darganfod pa ddarparwr sy’n gofalu am bensiwn y cyflogwr hwn.',
  'We have written to the provider.': 'Rydym wedi ysgrifennu at y darparwr.',
  'The provider holds a pension for you. We are asking for its details.':
    'Mae gan y darparwr bensiwn i chi. Rydym yn gofyn am ei fanylion.',
  'The provider holds no pension for you. We will tell you what else can be tried.':
    'Nid oes gan y darparwr bensiwn i chi. Byddwn yn dweud wrthych beth arall y gellir rhoi cynnig arno.',
  'This trace is finished. You can see what was found under Your Pensions.':
    'Mae’r olrheiniad hwn wedi gorffen. Gallwch weld beth a ganfuwyd o dan Eich Pensiynau.',
  'This trace is for the same pension as another of your traces, so they go on together.':
    'Mae’r olrheiniad hwn ar gyfer yr un pensiwn ag un arall o’ch olrheiniadau, felly maen nhw’n mynd ymlaen gyda’i gilydd.',

  // Types of pensions.
  Active: 'Gweithredol',
  Deferred: 'Gohiriedig',
  'In Payment': 'Yn Cael Ei Dalu',
  Transferred: 'Trosglwyddwyd',
  'You or your employer are still paying into this pension.':
    'Rydych chi neu’ch cyflogwr yn dal i dalu i mewn i’r pensiwn hwn.',
  'Nobody is paying into this pension any more. It is kept for you until you take it.':
    'Nid oes neb yn talu i mewn i’r pensiwn hwn mwyach. Mae’n cael ei gadw i chi nes i chi ei gymryd.',
  'This pension is being paid to you.': 'Mae’r pensiwn hwn yn cael ei dalu i chi.',
  'This pension has been moved to another provider.': 'Mae’r pensiwn hwn wedi’i symud i ddarparwr arall.',

  // Activity.
  'Trace created': 'Crëwyd yr olrheiniad',
  'Pension added': 'Ychwanegwyd y pensiwn',
  'Details changed': 'Newidiwyd y manylion',
  'Status changed to Awaiting Review': 'Newidiodd y statws i Yn Aros am Adolygiad',
  'Status changed to Searching': 'Newidiodd y statws i Wrthi’n Chwilio',
  'Status changed to Provider Contacted': 'Newidiodd y statws i Wedi Cysylltu â’r Darparwr',
  'Status changed to Pension Found': 'Newidiodd y statws i Pensiwn Wedi’i Ganfod',
  'Status changed to Nothing Found': 'Newidiodd y statws i Dim Wedi’i Ganfod',
  'Status changed to Completed': 'Newidiodd y statws i Wedi’i Gwblhau',
  'Status changed to Duplicate': 'Newidiodd y statws i Rhan o Olrheiniad Arall',

  // First tasks.
  'Check your contact details': 'Gwiriwch eich manylion cyswllt',
  'Providers write to the address that they know. Please look under Profile whether your phone number and every address of earlier years are there.':
    'Mae darparwyr yn ysgrifennu i’r cyfeiriad y maen nhw’n ei wybod. Edrychwch o dan Proffil i weld a yw eich rhif ffôn a phob cyfeiriad o’r blynyddoedd cynharach yno.',
  'Look for old payslips and letters': 'Chwiliwch am hen slipiau cyflog a llythyrau',
  'The name of a scheme or a policy number on old paper makes a search much quicker. You can add it to your trace at any time.':
    'Mae enw cynllun neu rif polisi ar hen bapur yn gwneud chwiliad yn llawer cynt. Gallwch ei ychwanegu at eich olrheiniad unrhyw bryd.',

  // Refusals of values.
  'Please enter a first name': 'Rhowch enw cyntaf',
  'Please enter a last name': 'Rhowch gyfenw',
  'Please enter a valid first name (# to # characters, letters and spaces only)':
    'Rhowch enw cyntaf dilys (# i # nod, llythrennau a bylchau yn unig)',
  'Please enter a valid last name (# to # characters, letters and spaces only)':
    'Rhowch gyfenw dilys (# i # nod, llythrennau a bylchau yn unig)',
  'Please enter a valid first name (up to # letters, spaces, hyphens, apostrophes and full stops)':
    'Rhowch enw cyntaf dilys (hyd at # o lythrennau, bylchau, cysylltnodau, collnodau ac atalnodau llawn)',
  'Please enter a valid last name (up to # letters, spaces, hyphens, apostrophes and full stops)':
    'Rhowch gyfenw dilys (hyd at # o lythrennau, bylchau, cysylltnodau, collnodau ac atalnodau llawn)',
  'Please enter a previous name': 'Rhowch enw blaenorol',
  'Please enter at most # previous names': 'Rhowch # o enwau blaenorol ar y mwyaf',
  'Please enter a valid previous name (# to # letters)': 'Rhowch enw blaenorol dilys (# i # llythyren)',
  'Please enter a valid previous name (# to # letters, spaces, hyphens, apostrophes and full stops)':
    'Rhowch enw blaenorol dilys (# i # o lythrennau, bylchau, cysylltnodau, collnodau ac atalnodau llawn)',
  'Please enter a phone number': 'Rhowch rif ffôn',
  'Please enter a valid UK phone number or landline': 'Rhowch rif ffôn symudol neu linell dir dilys yn y DU',
  'Please enter a national insurance number': 'Rhowch rif Yswiriant Gwladol',
  'Please enter a valid national insurance number': 'Rhowch rif Yswiriant Gwladol dilys',
  'Please select a title': 'Dewiswch deitl',
  'Please enter a day': 'Rhowch ddiwrnod',
  'Please enter a valid day (# to # days in this month)': 'Rhowch ddiwrnod dilys (# i # o ddiwrnodau yn y mis hwn)',
  'Please enter a valid month (# to # months)': 'Rhowch fis dilys (# i # mis)',
  'Please enter a valid year (# to #)': 'Rhowch flwyddyn ddilys (# i #)',
  'Date of birth cannot be in the future': 'Ni all y dyddiad geni fod yn y dyfodol',
  'Date of birth cannot be before #': 'Ni all y dyddiad geni fod cyn #',
  'You must be at least # years old': 'Rhaid i chi fod yn # oed o leiaf',
  'Please enter a postcode': 'Rhowch god post',
  'Please enter a valid postcode': 'Rhowch god post dilys',
  'Please enter the first line of your address': 'Rhowch linell gyntaf eich cyfeiriad',
  'Address line # should not exceed # characters': 'Ni ddylai llinell # y cyfeiriad fod yn hwy na # nod',
  'Please enter a city': 'Rhowch ddinas',
  'City name should not exceed # characters': 'Ni ddylai enw’r ddinas fod yn hwy na # nod',
  'Please enter an employer name': 'Rhowch enw cyflogwr',
  'Employer should not exceed # characters': 'Ni ddylai’r cyflogwr fod yn hwy na # nod',
  'Job title should not exceed # characters': 'Ni ddylai teitl y swydd fod yn hwy na # nod',
  'Industry should not exceed # characters': 'Ni ddylai’r diwydiant fod yn hwy na # nod',
  'Please enter a provider': 'Rhowch ddarparwr',
  'Provider should not exceed # characters': 'Ni ddylai’r darparwr fod yn hwy na # nod',
  'Please enter a policy number': 'Rhowch rif polisi',
  'Policy number should not exceed # characters': 'Ni ddylai’r rhif polisi fod yn hwy na # nod',
  'Please enter a start year': 'Rhowch flwyddyn dechrau',
  'Please enter a end year': 'Rhowch flwyddyn gorffen',
  'End year must be greater than start year.': 'Rhaid i’r flwyddyn gorffen fod ar ôl y flwyddyn dechrau.',
  'Please enter a valid year that is after your birth year.': 'Rhowch flwyddyn ddilys sydd ar ôl blwyddyn eich geni.',
  'Please enter a valid year that is after you can legally contribute.':
    'Rhowch flwyddyn ddilys pan oedd gennych hawl gyfreithiol i gyfrannu.',
  'Please enter a valid year between # and #': 'Rhowch flwyddyn ddilys rhwng # a #',
  'Please choose whether this is a current or a previous address':
    'Dewiswch ai cyfeiriad presennol neu flaenorol yw hwn',
  'Moved Out must not be before Moved In': 'Ni chaiff Symud Allan fod cyn Symud i Mewn',
  'Please choose one of the reasons': 'Dewiswch un o’r rhesymau',
  'Please choose for e-mail, text and post': 'Dewiswch ar gyfer e-bost, neges destun a’r post',
  'Please choose whether we email you': 'Dewiswch a ydym yn anfon e-bost atoch',
  'Please agree to all terms before proceeding.': 'Cytunwch i’r holl delerau cyn parhau.',
  'Please provide your signature before proceeding.': 'Rhowch eich llofnod cyn parhau.',
  'Your signature could not be read. Please clear it and sign again.':
    'Nid oedd modd darllen eich llofnod. Cliriwch ef a llofnodwch eto.',
  'Please choose a PDF, Word, JPG, PNG or GIF file': 'Dewiswch ffeil PDF, Word, JPG, PNG neu GIF',
  'This file is empty. Please choose another': 'Mae’r ffeil hon yn wag. Dewiswch un arall',
  'This is a HEIC picture. Please save it as a JPG': 'Llun HEIC yw hwn. Cadwch ef fel JPG',
  'This is a WEBP picture. Please save it as a JPG': 'Llun WEBP yw hwn. Cadwch ef fel JPG',
  'This document is in Rich Text Format. Please save it as a Word document or a PDF':
    'Mae’r ddogfen hon mewn Fformat Testun Cyfoethog. Cadwch hi fel dogfen Word neu PDF',
  'Please enter your password again to confirm that it is you.':
    'Rhowch eich cyfrinair eto i gadarnhau mai chi sydd yna.',
  'You have asked for your data several times today. Please try again tomorrow.':
    'Rydych wedi gofyn am eich data sawl gwaith heddiw. Rhowch gynnig arall arni yfory.',
  'Please enter your password again to confirm that it is you. Nothing has been deleted.':
    'Rhowch eich cyfrinair eto i gadarnhau mai chi sydd yna. Nid oes dim wedi’i ddileu.',
  'This form cannot be kept.': 'Ni ellir cadw’r ffurflen hon.',
  'These values cannot be kept.': 'Ni ellir cadw’r gwerthoedd hyn.',
  'This is too long to be kept.': 'Mae hyn yn rhy hir i’w gadw.',

  // Refusals of steps and limits.
  'Please log in to continue.': 'Mewngofnodwch i barhau.',
  'Please log out and log in again with the code of your authenticator app.':
    'Allgofnodwch a mewngofnodwch eto gyda chod eich ap dilysu.',
  'This step is not open to you at the moment. Please reload the page to carry on where you are.':
    'Nid yw’r cam hwn ar agor i chi ar hyn o bryd. Ail-lwythwch y dudalen i barhau o’r lle rydych chi.',
  'We could not find what you asked for.': 'Ni allem ddod o hyd i’r hyn y gofynnoch amdano.',
  'We could not find this invitation. You can log in or sign up without it.':
    'Ni allem ddod o hyd i’r gwahoddiad hwn. Gallwch fewngofnodi neu gofrestru hebddo.',
  'An application can only be restored within # days of being cancelled.':
    'Dim ond o fewn # diwrnod i’w ganslo y gellir adfer cais.',
  'This was already sent with other details. Please reload the page and try again.':
    'Mae hwn eisoes wedi’i anfon gyda manylion eraill. Ail-lwythwch y dudalen a rhowch gynnig arall arni.',
  'We need to know how you signed. Please reload the page and sign again.':
    'Mae angen i ni wybod sut y llofnodoch. Ail-lwythwch y dudalen a llofnodwch eto.',
  'The wording has changed. Please read the new wording below, agree to it, and send it again.':
    'Mae’r geiriad wedi newid. Darllenwch y geiriad newydd isod, cytunwch iddo, ac anfonwch eto.',
  'You cannot sign this letter yet, because our name is missing from it. Please contact us.':
    'Ni allwch lofnodi’r llythyr hwn eto, oherwydd bod ein henw ar goll ohono. Cysylltwch â ni.',
  'Please say what is asked, and by whom.': 'Dywedwch beth sy’n cael ei ofyn, a chan bwy.',
  'This document has been added already.': 'Mae’r ddogfen hon eisoes wedi’i hychwanegu.',
  'You cannot add a document at the moment.': 'Ni allwch ychwanegu dogfen ar hyn o bryd.',
  'You have # traces already. Please contact us to add another.':
    'Mae gennych # olrheiniad yn barod. Cysylltwch â ni i ychwanegu un arall.',
  'You have # pensions already. Please contact us to add another.':
    'Mae gennych # pensiwn yn barod. Cysylltwch â ni i ychwanegu un arall.',
  'You have # addresses already. Please contact us to add another.':
    'Mae gennych # cyfeiriad yn barod. Cysylltwch â ni i ychwanegu un arall.',
  'This is your current address, and your letter of authority needs it. Change it instead.':
    'Dyma eich cyfeiriad presennol, ac mae ei angen ar eich llythyr awdurdod. Newidiwch ef yn lle hynny.',
  'This is your current address. Please add the one where you live now: this one then becomes a previous address.':
    'Dyma eich cyfeiriad presennol. Ychwanegwch yr un lle rydych chi’n byw nawr: yna bydd hwn yn dod yn gyfeiriad blaenorol.',
  'Your letter needs the address where you live now. Please add it, then read and sign the letter.':
    'Mae angen y cyfeiriad lle rydych chi’n byw nawr ar eich llythyr. Ychwanegwch ef, yna darllenwch a llofnodwch y llythyr.',
  'We added this document for you, so it cannot be removed here. Please contact us if it is not yours.':
    'Ni sydd wedi ychwanegu’r ddogfen hon ar eich rhan, felly ni ellir ei thynnu yma. Cysylltwch â ni os nad eich dogfen chi yw hi.',
  'You have # files already. Please contact us to add another.':
    'Mae gennych # ffeil yn barod. Cysylltwch â ni i ychwanegu un arall.',
  'Too many tries. Please wait a few minutes and try again.':
    'Gormod o ymgeisiau. Arhoswch ychydig funudau a rhowch gynnig arall arni.',
  'You have made many changes in a short time. Please wait a few minutes and try again.':
    'Rydych wedi gwneud llawer o newidiadau mewn amser byr. Arhoswch ychydig funudau a rhowch gynnig arall arni.',

  // Supabase's auth service.
  captcha_failed:
    'Nid oedd modd i ni wirio mai person ydych chi. Gadewch i’r dudalen hon lwytho ei gwiriad diogelwch, ail-lwythwch hi a rhowch gynnig arall arni.',
  email_exists: 'Mae cyfrif gyda’r cyfeiriad e-bost hwn yn barod.',
  email_address_invalid: 'Rhowch gyfeiriad e-bost dilys',
  email_not_confirmed: 'Agorwch y ddolen yn ein neges e-bost yn gyntaf, yna mewngofnodwch.',
  invalid_credentials: 'Nid yw’r e-bost neu’r cyfrinair yn gywir.',
  mfa_factor_name_conflict: 'Mae ap dilysu gyda’r enw hwn yn barod.',
  mfa_factor_not_found: 'Ni chafwyd hyd i’r ap dilysu hwn.',
  mfa_totp_enroll_not_enabled: 'Nid yw mewngofnodi dau gam ar gael yma.',
  mfa_verification_failed: 'Nid yw’r cod yn gywir.',
  insufficient_aal: 'Rhowch y cod o’ch ap dilysu yn gyntaf.',
  otp_expired: 'Nid yw’r ddolen hon yn gweithio mwyach.',
  over_email_send_rate_limit: 'Rydym wedi anfon llawer o negeseuon e-bost. Arhoswch ychydig funudau.',
  over_request_rate_limit: 'Gormod o ymgeisiau. Arhoswch ychydig funudau a rhowch gynnig arall arni.',
  same_password: 'Rhaid i’r cyfrinair newydd fod yn wahanol i’r hen un.',
  user_already_exists: 'Mae cyfrif gyda’r cyfeiriad e-bost hwn yn barod.',
  weak_password: 'Mae’r cyfrinair yn rhy wan. Dewiswch un hirach.',
  'This is too much text. Please shorten it and try again.':
    'Mae hwn yn ormod o destun. Byrhewch ef, yna rhowch gynnig arall arni.',
  'This is not the path of a file.': 'Nid llwybr ffeil yw hwn.',
};
