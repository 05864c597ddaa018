/** The address of a list: what it says is read back as the same. */
export function listAddress(path: string, search: object): string {
  const parts = Object.entries(search).map(([name, value]) => [name, String(value)])
  return parts.length > 0 ? `${path}?${new URLSearchParams(parts)}` : path
}
