/** The id of a row that is stored; nothing where it is a new one, or one that is there no more. */
export function knownId(stored: readonly { readonly id: number }[]) {
  const known = new Set(stored.map(({ id }) => id))
  return (id: number | undefined) => (id !== undefined && known.has(id) ? { id } : {})
}
