/** Addresses of the data of a widget. */

/** Returns the value of an attribute. */
export type Get = (attribute: string) => string | null | undefined

/** Returns the path of the data below the API; null while a required attribute is missing. */
export type Source = (get: Get) => string | null

/** Query parameters with the attributes that give their values. */
export type Query = readonly (readonly [parameter: string, attribute: string])[]

/** Codes of the API for the words of an attribute. */
const CODES: Readonly<Record<string, string>> = { women: '2', men: '1', mixed: '0', all: 'GWR' }

/** A path with the parameters whose attributes are present. */
export function withQuery(path: string, get: Get, parameters: Query): string {
  const query = parameters.flatMap(([name, attribute]) => {
    const value = get(attribute)
    return value ? `${name}=${encodeURIComponent(CODES[value] ?? value)}` : []
  })
  return path + (query.length ? `?${query.join('&')}` : '')
}

/** URL of the data of a tag, at the origin of the script or at the one that the tag names. */
export function urlOf(source: Source, get: Get, origin: string): string | null {
  const path = source(get)
  return path && `${get('src') || origin}/api/v1${path}`
}
