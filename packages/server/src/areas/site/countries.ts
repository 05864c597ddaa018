import type { Handler } from '../../http/call.ts'

export const countries: Handler<'site.countries'> = async (_call, { places }) => ({
  countries: [...places.countries()],
})
