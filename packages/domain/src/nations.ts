/** Countries as sport names them. See docs/rules.md#lenex. */

/** Codes of the International Olympic Committee by ISO 3166-1 alpha-2. */
const NATIONS: Readonly<Record<string, string>> = Object.fromEntries(
  `AD AND, AE UAE, AF AFG, AG ANT, AL ALB, AM ARM, AO ANG, AR ARG, AS ASA, AT AUT, AU AUS, AW ARU, AZ AZE, BA BIH, BB BAR,
  BD BAN, BE BEL, BF BUR, BG BUL, BH BRN, BI BDI, BJ BEN, BM BER, BN BRU, BO BOL, BR BRA, BS BAH, BT BHU, BW BOT, BY BLR,
  BZ BIZ, CA CAN, CD COD, CF CAF, CG CGO, CH SUI, CI CIV, CK COK, CL CHI, CM CMR, CN CHN, CO COL, CR CRC, CU CUB, CV CPV,
  CY CYP, CZ CZE, DE GER, DJ DJI, DK DEN, DM DMA, DO DOM, DZ ALG, EC ECU, EE EST, EG EGY, ER ERI, ES ESP, ET ETH, FI FIN,
  FJ FIJ, FM FSM, FR FRA, GA GAB, GB GBR, GD GRN, GE GEO, GH GHA, GM GAM, GN GUI, GQ GEQ, GR GRE, GT GUA, GU GUM, GW GBS,
  GY GUY, HK HKG, HN HON, HR CRO, HT HAI, HU HUN, ID INA, IE IRL, IL ISR, IN IND, IQ IRQ, IR IRI, IS ISL, IT ITA, JM JAM,
  JO JOR, JP JPN, KE KEN, KG KGZ, KH CAM, KI KIR, KM COM, KN SKN, KP PRK, KR KOR, KW KUW, KY CAY, KZ KAZ, LA LAO, LB LBN,
  LC LCA, LI LIE, LK SRI, LR LBR, LS LES, LT LTU, LU LUX, LV LAT, LY LBA, MA MAR, MC MON, MD MDA, ME MNE, MG MAD, MH MHL,
  MK MKD, ML MLI, MM MYA, MN MGL, MR MTN, MT MLT, MU MRI, MV MDV, MW MAW, MX MEX, MY MAS, MZ MOZ, NA NAM, NE NIG, NG NGR,
  NI NCA, NL NED, NO NOR, NP NEP, NR NRU, NZ NZL, OM OMA, PA PAN, PE PER, PG PNG, PH PHI, PK PAK, PL POL, PR PUR, PS PLE,
  PT POR, PW PLW, PY PAR, QA QAT, RO ROU, RS SRB, RU RUS, RW RWA, SA KSA, SB SOL, SC SEY, SD SUD, SE SWE, SG SGP, SI SLO,
  SK SVK, SL SLE, SM SMR, SN SEN, SO SOM, SR SUR, SS SSD, ST STP, SV ESA, SY SYR, SZ SWZ, TD CHA, TG TOG, TH THA, TJ TJK,
  TL TLS, TM TKM, TN TUN, TO TGA, TR TUR, TT TTO, TV TUV, TW TPE, TZ TAN, UA UKR, UG UGA, US USA, UY URU, UZ UZB, VC VIN,
  VE VEN, VG IVB, VI ISV, VN VIE, VU VAN, WS SAM, XK KOS, YE YEM, ZA RSA, ZM ZAM, ZW ZIM`
    .split(',')
    .map((pair) => pair.trim().split(' ')),
)

/** Returns the code of a country (ISO 3166-1 alpha-2) in sport, such as `SUI`; null if it has none. */
export const nationOf = (country: string): string | null => NATIONS[country] ?? null

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(NATIONS).map(([country, nation]) => [nation, country]),
)

/** Returns the country (ISO 3166-1 alpha-2) of a code in sport; null if there is none. */
export const countryOfNation = (nation: string): string | null => COUNTRIES.get(nation) ?? null
