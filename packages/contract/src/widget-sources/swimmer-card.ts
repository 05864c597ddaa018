import type { Source } from './source.ts'

const SWIMMER = '/widgets/swimmers/'

export const swimmerCardSource: Source = (get) => {
  const id = get('swimmer')
  return id ? SWIMMER + encodeURIComponent(id.toUpperCase()) : null
}
