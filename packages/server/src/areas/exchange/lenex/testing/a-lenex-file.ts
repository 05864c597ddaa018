/** Lenex files as programs of meets write them, made up for tests. */

interface FileParts {
  /** Attributes of the programme's only event. */
  readonly style?: string
  readonly events?: string
  readonly athletes?: string
  readonly relays?: string
}

/** An event with a heat: `10` and `100`. */
export const AN_EVENT = (style = 'stroke="FREE" distance="25" relaycount="1"') => `
        <EVENT eventid="10" gender="F" number="1" round="TIM">
          <SWIMSTYLE ${style} />
          <HEATS><HEAT heatid="100" number="1" order="1" status="OFFICIAL" /></HEATS>
        </EVENT>`

/** Returns the text of a file with one club. */
export const aLenexFile = ({ style, events = AN_EVENT(style), athletes = '', relays = '' }: FileParts = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<LENEX version="3.0">
  <CONSTRUCTOR name="Meet" version="1"><CONTACT email="meet@example.org" /></CONSTRUCTOR>
  <MEETS>
    <MEET name="Cup of Springs" city="Springs" nation="SUI" course="SCM">
      <SESSIONS><SESSION number="1" date="2026-01-23"><EVENTS>${events}
      </EVENTS></SESSION></SESSIONS>
      <CLUBS><CLUB name="Walruses" nation="SUI"><ATHLETES>
${athletes}
      </ATHLETES><RELAYS>
${relays}
      </RELAYS></CLUB></CLUBS>
    </MEET>
  </MEETS>
</LENEX>
`

interface AthleteParts {
  readonly id?: string
  /** Further attributes of the swimmer. */
  readonly attributes?: string
  /** Elements of the swimmer's results. */
  readonly results?: string
  readonly entries?: string
}

/** Returns the element of a swimmer. */
export const anAthlete = ({ id = '1', attributes = '', results = '', entries = '' }: AthleteParts = {}) =>
  `<ATHLETE athleteid="${id}" lastname="Quelle" firstname="Anna" gender="F" birthdate="1980-01-01" ${attributes}>
  <ENTRIES>${entries}</ENTRIES><RESULTS>${results}</RESULTS></ATHLETE>`
