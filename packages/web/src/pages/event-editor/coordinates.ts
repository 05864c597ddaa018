/** Coordinates as people copy them from maps. */

interface Coordinates {
  readonly lat: string
  readonly lon: string
}

const POINT = String.raw`[-−]?\d{1,3}\.\d+`
const COMMA = String.raw`[-−]?\d{1,3},\d+`
const WRITTEN = [
  new RegExp(String.raw`^\s*(${POINT})\s*[,;\s]\s*(${POINT})\s*$`),
  new RegExp(String.raw`^\s*(${COMMA})\s*(?:;|,\s|\s)\s*(${COMMA})\s*$`),
]

/** Latitude and longitude of a text such as `55.75, 37.61`; null where it is not a pair of them. */
export function readCoordinates(text: string): Coordinates | null {
  for (const pattern of WRITTEN) {
    const [, lat, lon] = pattern.exec(text) ?? []
    if (lat && lon) return { lat: inPoints(lat), lon: inPoints(lon) }
  }
  return null
}

const inPoints = (text: string) => text.replace(',', '.').replace('−', '-')
