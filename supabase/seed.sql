-- Reference data: suggestions for the forms, and guides. Running it again updates its own rows and keeps the rows that
-- a firm has added.

-- UK pension providers, schemes and administrators, including past ones, which old paperwork names.
insert into public.pension_providers (name) values
  ('Abrdn'),
  ('Aegon'),
  ('AJ Bell'),
  ('Alliance Trust Savings'),
  ('Armed Forces Pension Scheme'),
  ('Atlas Master Trust'),
  ('Aviva'),
  ('AXA Wealth'),
  ('B&CE'),
  ('Barclays UK Retirement Fund'),
  ('Barnett Waddingham'),
  ('BBC Pension Scheme'),
  ('BP Pension Fund'),
  ('British Airways Pension Scheme'),
  ('British Coal Staff Superannuation Scheme'),
  ('British Steel Pension Scheme'),
  ('BT Pension Scheme'),
  ('Buck'),
  ('Canada Life'),
  ('Capita Pension Solutions'),
  ('Carey Pensions'),
  ('Church of England Pensions Board'),
  ('Civil Service Pension Scheme'),
  ('Clara-Pensions'),
  ('Clerical Medical'),
  ('Co-operative Insurance'),
  ('Coal Pension Trustees'),
  ('Countrywide Assured'),
  ('Cushon'),
  ('Dentons Pension Management'),
  ('Electricity Pensions (ESPS)'),
  ('Embark'),
  ('EQ (Equiniti) Pension Solutions'),
  ('Equitable Life'),
  ('Evolve Pensions'),
  ('Fidelity International'),
  ('Financial Assistance Scheme'),
  ('Firefighters'' Pension Scheme'),
  ('Friends Life'),
  ('Friends Provident'),
  ('Halifax Life'),
  ('Hargreaves Lansdown'),
  ('HSBC Bank (UK) Pension Scheme'),
  ('Hymans Robertson'),
  ('ICI Pension Fund'),
  ('Intelligent Money'),
  ('Interactive Investor'),
  ('Isio'),
  ('James Hay'),
  ('JLT Benefit Solutions'),
  ('Judicial Pension Scheme'),
  ('Just Group'),
  ('Legal & General'),
  ('Liverpool Victoria (LV=)'),
  ('Lloyds Banking Group Pensions'),
  ('Local Government Pension Scheme'),
  ('London Life'),
  ('Lothian Pension Fund'),
  ('M&G'),
  ('Mercer'),
  ('Merchant Navy Officers Pension Fund'),
  ('MetLife UK'),
  ('Mineworkers'' Pension Scheme'),
  ('Moneybox'),
  ('NatWest Group Pension Fund'),
  ('Nest'),
  ('NFU Mutual'),
  ('NHS Pensions'),
  ('NHS Superannuation Scheme (Scotland)'),
  ('NOW: Pensions'),
  ('NPI'),
  ('Nutmeg'),
  ('Old Mutual Wealth'),
  ('Parliamentary Contributory Pension Fund'),
  ('Penfold'),
  ('Pension Insurance Corporation'),
  ('Pension Protection Fund'),
  ('PensionBee'),
  ('Phoenix Life'),
  ('Police Pension Scheme'),
  ('Prudential'),
  ('Quilter'),
  ('Railways Pension Scheme'),
  ('ReAssure'),
  ('Rothesay'),
  ('Royal Liver'),
  ('Royal London'),
  ('Royal Mail Pension Plan'),
  ('SAUL (Superannuation Arrangements of the University of London)'),
  ('Scottish Equitable'),
  ('Scottish Friendly'),
  ('Scottish Life'),
  ('Scottish Mutual'),
  ('Scottish Provident'),
  ('Scottish Public Pensions Agency'),
  ('Scottish Widows'),
  ('Sippcentre'),
  ('Skandia'),
  ('Smart Pension'),
  ('St. James''s Place'),
  ('Standard Life'),
  ('Strathclyde Pension Fund'),
  ('Sun Life Assurance Society'),
  ('Sun Life Financial of Canada'),
  ('Teachers'' Pensions'),
  ('Tesco Pension Scheme'),
  ('The People''s Pension'),
  ('TPT Retirement Solutions'),
  ('Transport for London Pension Fund'),
  ('Universities Superannuation Scheme (USS)'),
  ('Utmost Life and Pensions'),
  ('Vanguard'),
  ('Wesleyan'),
  ('West Midlands Pension Fund'),
  ('Willis Towers Watson'),
  ('XPS Group'),
  ('Zurich Assurance')
on conflict do nothing;

-- Industries of the UK Standard Industrial Classification 2007.
insert into public.industries (code, name) values
  ('01110', 'Growing of cereals (except rice), leguminous crops and oil seeds'),
  ('01130', 'Growing of vegetables and melons, roots and tubers'),
  ('01410', 'Raising of dairy cattle'),
  ('01500', 'Mixed farming'),
  ('02100', 'Silviculture and other forestry activities'),
  ('03110', 'Marine fishing'),
  ('03210', 'Marine aquaculture'),
  ('05101', 'Deep coal mines'),
  ('05102', 'Open cast coal working'),
  ('06100', 'Extraction of crude petroleum'),
  ('06200', 'Extraction of natural gas'),
  ('08110', 'Quarrying of ornamental and building stone, limestone, gypsum, chalk and slate'),
  ('09100', 'Support activities for petroleum and natural gas mining'),
  ('10110', 'Processing and preserving of meat'),
  ('10200', 'Processing and preserving of fish, crustaceans and molluscs'),
  ('10511', 'Liquid milk and cream production'),
  ('10512', 'Butter and cheese production'),
  ('10710', 'Manufacture of bread; manufacture of fresh pastry goods and cakes'),
  ('10720', 'Manufacture of rusks and biscuits; manufacture of preserved pastry goods and cakes'),
  ('10821', 'Manufacture of cocoa and chocolate confectionery'),
  ('10822', 'Manufacture of sugar confectionery'),
  ('10830', 'Tea and coffee processing'),
  ('10850', 'Manufacture of prepared meals and dishes'),
  ('11010', 'Distilling, rectifying and blending of spirits'),
  ('11050', 'Manufacture of beer'),
  ('11070', 'Manufacture of soft drinks; production of mineral waters and other bottled waters'),
  ('12000', 'Manufacture of tobacco products'),
  ('13100', 'Preparation and spinning of textile fibres'),
  ('13200', 'Weaving of textiles'),
  ('13300', 'Finishing of textiles'),
  ('13930', 'Manufacture of carpets and rugs'),
  ('14131', 'Manufacture of other men''s outerwear'),
  ('14132', 'Manufacture of other women''s outerwear'),
  ('14390', 'Manufacture of other knitted and crocheted apparel'),
  ('15110', 'Tanning and dressing of leather; dressing and dyeing of fur'),
  ('15200', 'Manufacture of footwear'),
  ('16100', 'Sawmilling and planing of wood'),
  ('16230', 'Manufacture of other builders'' carpentry and joinery'),
  ('17120', 'Manufacture of paper and paperboard'),
  ('17211', 'Manufacture of corrugated paper and paperboard, sacks and bags'),
  ('18110', 'Printing of newspapers'),
  ('18140', 'Binding and related services'),
  ('19201', 'Mineral oil refining'),
  ('20110', 'Manufacture of industrial gases'),
  ('20301', 'Manufacture of paints, varnishes and similar coatings, mastics and sealants'),
  ('20411', 'Manufacture of soap and detergents'),
  ('21100', 'Manufacture of basic pharmaceutical products'),
  ('21200', 'Manufacture of pharmaceutical preparations'),
  ('22110', 'Manufacture of rubber tyres and tubes; retreading and rebuilding of rubber tyres'),
  ('22220', 'Manufacture of plastic packing goods'),
  ('23110', 'Manufacture of flat glass'),
  ('23410', 'Manufacture of ceramic household and ornamental articles'),
  ('23510', 'Manufacture of cement'),
  ('24100', 'Manufacture of basic iron and steel and of ferro-alloys'),
  ('24420', 'Aluminium production'),
  ('24510', 'Casting of iron'),
  ('25110', 'Manufacture of metal structures and parts of structures'),
  ('25500', 'Forging, pressing, stamping and roll-forming of metal; powder metallurgy'),
  ('25620', 'Machining'),
  ('25710', 'Manufacture of cutlery'),
  ('26110', 'Manufacture of electronic components'),
  ('26200', 'Manufacture of computers and peripheral equipment'),
  ('26520', 'Manufacture of watches and clocks'),
  ('27110', 'Manufacture of electric motors, generators and transformers'),
  ('27510', 'Manufacture of electric domestic appliances'),
  ('28110', 'Manufacture of engines and turbines, except aircraft, vehicle and cycle engines'),
  ('28300', 'Manufacture of agricultural and forestry machinery other than tractors'),
  ('29100', 'Manufacture of motor vehicles'),
  ('29320', 'Manufacture of other parts and accessories for motor vehicles'),
  ('30110', 'Building of ships and floating structures'),
  ('30200', 'Manufacture of railway locomotives and rolling stock'),
  ('30300', 'Manufacture of air and spacecraft and related machinery'),
  ('31010', 'Manufacture of office and shop furniture'),
  ('31020', 'Manufacture of kitchen furniture'),
  ('32120', 'Manufacture of jewellery and related articles'),
  ('32500', 'Manufacture of medical and dental instruments and supplies'),
  ('33120', 'Repair of machinery'),
  ('33160', 'Repair and maintenance of aircraft and spacecraft'),
  ('35110', 'Production of electricity'),
  ('35130', 'Distribution of electricity'),
  ('35210', 'Manufacture of gas'),
  ('35220', 'Distribution of gaseous fuels through mains'),
  ('36000', 'Water collection, treatment and supply'),
  ('37000', 'Sewerage'),
  ('38110', 'Collection of non-hazardous waste'),
  ('38320', 'Recovery of sorted materials'),
  ('41100', 'Development of building projects'),
  ('41201', 'Construction of commercial buildings'),
  ('41202', 'Construction of domestic buildings'),
  ('42110', 'Construction of roads and motorways'),
  ('42120', 'Construction of railways and underground railways'),
  ('43210', 'Electrical installation'),
  ('43220', 'Plumbing, heat and air-conditioning installation'),
  ('43310', 'Plastering'),
  ('43320', 'Joinery installation'),
  ('43341', 'Painting'),
  ('43342', 'Glazing'),
  ('43390', 'Other building completion and finishing'),
  ('43910', 'Roofing activities'),
  ('43991', 'Scaffold erection'),
  ('45111', 'Sale of new cars and light motor vehicles'),
  ('45112', 'Sale of used cars and light motor vehicles'),
  ('45200', 'Maintenance and repair of motor vehicles'),
  ('46170', 'Agents involved in the sale of food, beverages and tobacco'),
  ('46310', 'Wholesale of fruit and vegetables'),
  ('46420', 'Wholesale of clothing and footwear'),
  ('46460', 'Wholesale of pharmaceutical goods'),
  ('46690', 'Wholesale of other machinery and equipment'),
  ('46900', 'Non-specialised wholesale trade'),
  ('47110', 'Retail sale in non-specialised stores with food, beverages or tobacco predominating'),
  ('47190', 'Other retail sale in non-specialised stores'),
  ('47210', 'Retail sale of fruit and vegetables in specialised stores'),
  ('47220', 'Retail sale of meat and meat products in specialised stores'),
  ('47240', 'Retail sale of bread, cakes, flour confectionery and sugar confectionery in specialised stores'),
  ('47300', 'Retail sale of automotive fuel in specialised stores'),
  ('47510', 'Retail sale of textiles in specialised stores'),
  ('47520', 'Retail sale of hardware, paints and glass in specialised stores'),
  ('47540', 'Retail sale of electrical household appliances in specialised stores'),
  ('47610', 'Retail sale of books in specialised stores'),
  ('47620', 'Retail sale of newspapers and stationery in specialised stores'),
  ('47710', 'Retail sale of clothing in specialised stores'),
  ('47721', 'Retail sale of footwear in specialised stores'),
  ('47730', 'Dispensing chemist in specialised stores'),
  ('47770', 'Retail sale of watches and jewellery in specialised stores'),
  ('47781', 'Retail sale in commercial art galleries'),
  ('47910', 'Retail sale via mail order houses or via Internet'),
  ('49100', 'Passenger rail transport, interurban'),
  ('49200', 'Freight rail transport'),
  ('49311', 'Urban and suburban passenger railway transportation by underground, metro and similar systems'),
  ('49320', 'Taxi operation'),
  ('49390', 'Other passenger land transport'),
  ('49410', 'Freight transport by road'),
  ('49420', 'Removal services'),
  ('50100', 'Sea and coastal passenger water transport'),
  ('50200', 'Sea and coastal freight water transport'),
  ('51101', 'Scheduled passenger air transport'),
  ('51102', 'Non-scheduled passenger air transport'),
  ('52103', 'Operation of warehousing and storage facilities for land transport activities'),
  ('52220', 'Service activities incidental to water transportation'),
  ('52230', 'Service activities incidental to air transportation'),
  ('53100', 'Postal activities under universal service obligation'),
  ('53201', 'Licensed carriers'),
  ('53202', 'Unlicensed carriers'),
  ('55100', 'Hotels and similar accommodation'),
  ('55201', 'Holiday centres and villages'),
  ('55300', 'Recreational vehicle parks, trailer parks and camping grounds'),
  ('56101', 'Licensed restaurants'),
  ('56102', 'Unlicensed restaurants and cafes'),
  ('56103', 'Take-away food shops and mobile food stands'),
  ('56210', 'Event catering activities'),
  ('56301', 'Licensed clubs'),
  ('56302', 'Public houses and bars'),
  ('58110', 'Book publishing'),
  ('58130', 'Publishing of newspapers'),
  ('58141', 'Publishing of learned journals'),
  ('58142', 'Publishing of consumer and business journals and periodicals'),
  ('59111', 'Motion picture production activities'),
  ('59113', 'Television programme production activities'),
  ('60100', 'Radio broadcasting'),
  ('60200', 'Television programming and broadcasting activities'),
  ('61100', 'Wired telecommunications activities'),
  ('61200', 'Wireless telecommunications activities'),
  ('62012', 'Business and domestic software development'),
  ('62020', 'Information technology consultancy activities'),
  ('63110', 'Data processing, hosting and related activities'),
  ('64110', 'Central banking'),
  ('64191', 'Banks'),
  ('64192', 'Building societies'),
  ('64910', 'Financial leasing'),
  ('64922', 'Activities of mortgage finance companies'),
  ('65110', 'Life insurance'),
  ('65120', 'Non-life insurance'),
  ('65300', 'Pension funding'),
  ('66120', 'Security and commodity contracts dealing activities'),
  ('66220', 'Activities of insurance agents and brokers'),
  ('66300', 'Fund management activities'),
  ('68100', 'Buying and selling of own real estate'),
  ('68201', 'Renting and operating of Housing Association real estate'),
  ('68310', 'Real estate agencies'),
  ('69101', 'Barristers at law'),
  ('69102', 'Solicitors'),
  ('69201', 'Accounting and auditing activities'),
  ('69203', 'Tax consultancy'),
  ('70100', 'Activities of head offices'),
  ('70210', 'Public relations and communications activities'),
  ('70221', 'Financial management'),
  ('71111', 'Architectural activities'),
  ('71122', 'Engineering related scientific and technical consulting activities'),
  ('71129', 'Other engineering activities'),
  ('71200', 'Technical testing and analysis'),
  ('72110', 'Research and experimental development on biotechnology'),
  ('73110', 'Advertising agencies'),
  ('73200', 'Market research and public opinion polling'),
  ('74100', 'Specialised design activities'),
  ('74203', 'Film processing'),
  ('74300', 'Translation and interpretation activities'),
  ('75000', 'Veterinary activities'),
  ('77110', 'Renting and leasing of cars and light motor vehicles'),
  ('78109', 'Other activities of employment placement agencies'),
  ('78200', 'Temporary employment agency activities'),
  ('79110', 'Travel agency activities'),
  ('79120', 'Tour operator activities'),
  ('80100', 'Private security activities'),
  ('81100', 'Combined facilities support activities'),
  ('81210', 'General cleaning of buildings'),
  ('81222', 'Specialised cleaning services'),
  ('81300', 'Landscape service activities'),
  ('82110', 'Combined office administrative service activities'),
  ('82200', 'Activities of call centres'),
  ('84110', 'General public administration activities'),
  ('84220', 'Defence activities'),
  ('84230', 'Justice and judicial activities'),
  ('84240', 'Public order and safety activities'),
  ('84250', 'Fire service activities'),
  ('84300', 'Compulsory social security activities'),
  ('85100', 'Pre-primary education'),
  ('85200', 'Primary education'),
  ('85310', 'General secondary education'),
  ('85320', 'Technical and vocational secondary education'),
  ('85410', 'Post-secondary non-tertiary education'),
  ('85421', 'First-degree level higher education'),
  ('85530', 'Driving school activities'),
  ('86101', 'Hospital activities'),
  ('86102', 'Medical nursing home activities'),
  ('86210', 'General medical practice activities'),
  ('86220', 'Specialists medical practice activities'),
  ('86230', 'Dental practice activities'),
  ('87100', 'Residential nursing care facilities'),
  ('87300', 'Residential care activities for the elderly and disabled'),
  ('88100', 'Social work activities without accommodation for the elderly and disabled'),
  ('88910', 'Child day-care activities'),
  ('90010', 'Performing arts'),
  ('90040', 'Operation of arts facilities'),
  ('91011', 'Library activities'),
  ('91020', 'Museums activities'),
  ('92000', 'Gambling and betting activities'),
  ('93110', 'Operation of sports facilities'),
  ('93130', 'Fitness facilities'),
  ('93210', 'Activities of amusement parks and theme parks'),
  ('94110', 'Activities of business and employers membership organisations'),
  ('94200', 'Activities of trade unions'),
  ('94910', 'Activities of religious organisations'),
  ('95110', 'Repair of computers and peripheral equipment'),
  ('95220', 'Repair of household appliances and home and garden equipment'),
  ('96010', 'Washing and (dry-)cleaning of textile and fur products'),
  ('96020', 'Hairdressing and other beauty treatment'),
  ('96030', 'Funeral and related activities'),
  ('97000', 'Activities of households as employers of domestic personnel')
on conflict (code) do update set name = excluded.name;

-- The postcodes EX71 to EX73 do not exist.
insert into public.sample_addresses (line1, line2, city, postcode) values
  ('10 Sample Street', '', 'Sampleton', 'EX71 3AA'),
  ('12 Sample Street', '', 'Sampleton', 'EX71 3AA'),
  ('Flat 1', '14 Sample Street', 'Sampleton', 'EX71 3AA'),
  ('Flat 2', '14 Sample Street', 'Sampleton', 'EX71 3AA'),
  ('Flat 3', '48 Mill Lane', 'Exampleford', 'EX71 4BB'),
  ('1 Harbour View', '', 'Demo Regis', 'EX72 1QD'),
  ('2 Harbour View', '', 'Demo Regis', 'EX72 1QD'),
  ('3 Harbour View', '', 'Demo Regis', 'EX72 1QD'),
  ('The Old Customs House', '', 'Demo Regis', 'EX72 1QD'),
  ('Lighthouse Cottage', '', 'Demo Regis', 'EX72 1QD'),
  ('1 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('2 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('3 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('4 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('5 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('6 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('7 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('8 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('9 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('10 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('11 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('12 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('13 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('14 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('15 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('16 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('17 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('18 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('19 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('20 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('21 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('22 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('23 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('24 Orchard Close', '', 'Little Specimen', 'EX73 9YZ'),
  ('Buckingham Palace', '', 'London', 'SW1A 1AA'),
  ('Prime Minister & First Lord of the Treasury', '10 Downing Street', 'London', 'SW1A 2AA')
on conflict do nothing;

-- Guides for customers, in Markdown. A firm edits them in the table; the seed does not overwrite changed guides.
insert into public.guides (id, title, created_date, metadata, content) values
(
  'how-pension-tracing-works', 'How pension tracing works', '2026-09-14 09:00:00+00',
  '{"recommended": 2, "icon": "compass", "description": "What we do after you have signed, and how long it takes."}',
$guide$People change jobs, schemes change hands and letters go to old addresses. That is how pensions get lost. Most of them are still there, waiting for their owner.

## What we do

1. We find out which scheme your employer had, and who looks after it today.
2. We write to that provider with your authorisation.
3. The provider looks for you in its records and tells us what it holds.
4. We show you the answer in your portal.

## How long it takes

Providers usually answer within **two to six weeks**. Older schemes take longer, especially when their records are on paper.

## What the statuses mean

- **Awaiting Review**: one of our team will look at your request shortly.
- **Searching**: we are finding out who the provider is.
- **Provider Contacted**: we are waiting for its answer.
- **Pension Found** or **Nothing Found**: the provider has answered.
- **Completed**: the trace is finished, and we have told you the result.
- **Apart Of Another Trace**: we are looking for the same pension in another of your traces.

You do not have to do anything while you wait. If we need to know more, a task appears on your dashboard.

## Looking for yourself

You do not need a firm to trace a pension. The government's [Pension Tracing Service](https://www.gov.uk/find-pension-contact-details) gives the contact details of schemes free of charge, and you can write to them yourself.$guide$
),
(
  'what-to-look-for-in-old-paperwork', 'What to look for in old paperwork', '2026-09-07 09:00:00+00',
  '{"recommended": 2, "icon": "file", "description": "Where to find providers, scheme names and policy numbers."}',
$guide$Half an hour with an old folder can save weeks. Look for names and numbers, even on papers that seem unimportant.

## Where to look

- **Payslips**: a line such as *Pension*, *AVC* or *Superann* shows that you paid in.
- **P60s and P45s**: they prove that you worked there, and when.
- **Annual statements**: the name of the scheme and your membership number are at the top.
- **Letters about a takeover**: the provider's new name is often the only thing missing.
- **Contracts and staff handbooks**: they usually name the scheme.
- **Bank statements**: payments to an insurance company may be a personal pension.

## A letter beside your National Insurance number

A payslip that shows the category letter **D** or **N** means that you were *contracted out* of the additional State Pension. That is a strong sign that you were in the employer's scheme.

## Nothing left?

The name of the employer and a rough idea of the years are enough to start a trace.$guide$
),
(
  'remembering-where-you-worked', 'Remembering where you worked', '2026-08-24 09:00:00+00',
  '{"icon": "briefcase", "description": "How to piece together your working life, year by year."}',
$guide$Start with what you are sure of, such as a wedding, a move or a child, and work outwards from there.

## Where to find out more

- **Your National Insurance record** shows the years in which you paid, but not who employed you. You can see it on [GOV.UK](https://www.gov.uk/check-national-insurance-record).
- **Your employment history** is a list of your employers, with dates, that HMRC can send you. You can [ask for it on GOV.UK](https://www.gov.uk/get-proof-employment-history).
- **People you worked with** often remember what the pension was called.
- **Old CVs and application forms** may be in your email.

## When the employer is gone

A company that was sold, renamed or closed may still have left a pension. Tell us the name *as you knew it* and where it was. Following the changes of name is our job.

Approximate years are fine. It does not matter if you are a year out.$guide$
),
(
  'was-my-pension-kept-or-refunded', 'Was my pension kept or refunded?', '2026-08-10 09:00:00+00',
  '{"icon": "clock", "description": "A rough guide by the year in which you left."}',
$guide$Whether a scheme kept your pension when you left depends on the rules of that time. This is **a rough guide only**: many schemes did more than they had to.

- **Before April 1975**: your contributions were probably paid back to you.
- **April 1975 to April 1988**: it was kept if you were over 26 and had 5 years of service.
- **After April 1988**: it was kept if you had 2 years of service.

## If you had less

Your contributions may have been refunded, less tax. Some schemes moved the money to an insurance policy in your name instead, which is worth tracing.

## If you are not sure

Start a trace anyway. Only the provider can tell you for certain.

You can read more at [MoneyHelper](https://www.moneyhelper.org.uk).$guide$
),
(
  'why-we-ask-for-your-national-insurance-number', 'Why we ask for your National Insurance number', '2026-07-27 09:00:00+00',
  '{"icon": "help", "description": "How providers find you in their records, and how we look after the number."}',
$guide$Pension providers need three things to find you: your **surname**, your **date of birth** and your **National Insurance number**. Names change and dates get mistyped. The number stays the same all your life, which makes it the surest way to find you.

## How we look after it

- We use it to trace your pensions and for nothing else.
- We never use it to check who you are.
- It is not shown in your portal.

## Where to find it

It is on payslips, P60s, and letters about tax, pensions and benefits. You can also [find it on GOV.UK](https://www.gov.uk/find-national-insurance-number).

## Previous names and addresses

They matter for the same reason. A record from 1985 has the name and address that you had then.$guide$
),
(
  'pension-scams', 'How to recognise a pension scam', '2026-07-13 09:00:00+00',
  '{"recommended": 2, "icon": "target", "description": "The warning signs, and what to do about them."}',
$guide$A pension that has just been found attracts people who want it. Be careful with anyone who contacts *you*.

## Warning signs

- A call, text or email about your pension that you did not ask for. **Cold calls about pensions are illegal.**
- A *free pension review*.
- Money before you are 55 (57 from April 2028).
- Guaranteed high returns, or an investment abroad.
- Pressure: an offer that ends today, or a courier who waits while you sign.

## What to do

1. Hang up, and do not reply.
2. Look the firm up in the [Financial Services Register](https://register.fca.org.uk) and call it on the number given there.
3. Talk to [MoneyHelper](https://www.moneyhelper.org.uk), which is free and impartial.
4. If you have already agreed to something, call your provider at once, then report it to [Report Fraud](https://www.reportfraud.police.uk), or in Scotland to the police on 101.

**We never ask for your password or for money to release a pension.** What you sign with us is for information only: no one can move a pension with it.$guide$
),
(
  'contracting-out-and-serps', 'Contracting out and SERPS', '2026-06-22 09:00:00+00',
  '{"icon": "book", "description": "What the letters mean, and why HMRC may know about a pension that you have forgotten."}',
$guide$From 1978 to 2002 there was an addition to the State Pension called **SERPS**, and after it the State Second Pension. Many people were *contracted out*: they and their employer paid less National Insurance, and a workplace or personal pension replaced the addition.

Contracting out ended on **6 April 2016**.

## Why it helps to find a pension

HMRC kept a record of the schemes that people were contracted out into. For people born on or before 5 April 1962 we therefore ask for permission to ask HMRC as well.

## How to tell whether you were

- The category letter **D** or **N** beside the National Insurance contributions on a payslip.
- A letter about a *Guaranteed Minimum Pension* (GMP) or about *protected rights*.
- A *Contracted Out Pension Equivalent* (COPE) in your [State Pension forecast](https://www.gov.uk/check-state-pension).

If you were contracted out, there is very likely a pension to find. Sometimes there is not: people who left after a short time may have been bought back into the State scheme.$guide$
),
(
  'a-pension-was-found', 'A pension was found. What now?', '2026-06-01 09:00:00+00',
  '{"icon": "calculator", "description": "What to ask the provider, and who to talk to before you decide."}',
$guide$Good news first: it is yours, and it will not get lost again. There is no need to decide anything quickly.

## Ask the provider

- What is it worth today, and what will it pay me?
- Is it a **defined benefit** pension (a promised income) or a **defined contribution** pension (a pot of money)?
- When can I take it, and what happens if I take it earlier or later?
- Are there guarantees that I would lose by moving it?
- What does it cost each year?
- Who gets it when I die? Make sure that your **nomination** is up to date.

## Get guidance or advice

- [Pension Wise](https://www.moneyhelper.org.uk/en/pensions-and-retirement/pension-wise) is free for people aged 50 and over with a defined contribution pension.
- A regulated financial adviser can recommend what to do. For a promised income worth more than £30,000 advice is required by law before you may move it.

## Keep in touch

Give the provider your address, and tell it whenever you move.$guide$
)
on conflict (id) do nothing;
