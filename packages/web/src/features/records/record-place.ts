/** Where a record was set, which the widgets show too. */
export { recordPlace } from '@polynya/ui'
