import type { ChangeRequest } from '@polynya/contract'

/** «lastName: Petrova → Ivanova»: fields by their names in `--json`. */
export const changeText = ({ requested, before }: ChangeRequest) =>
  Object.entries(requested)
    .map(([field, value]) => `${field}: ${before[field as keyof typeof before]} → ${value}`)
    .join(', ')
