import type { Handler } from '../../http/call.ts'

export const regions: Handler<'site.regions'> = async ({ params }, { places }) => ({
  regions: [...places.regionsOf(params.country)],
})
