/** The first that a browser's own words contain; most browsers also name those whose pages they can show. */
const BROWSERS = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

const LONGEST = 60

/** A device as people know it, out of its `User-Agent`: `Firefox · Windows`; null where it says nothing. */
export function deviceName(userAgent: string): string | null {
  const nameIn = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const names = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined)
  return names.join(' · ') || userAgent.trim().slice(0, LONGEST) || null
}
