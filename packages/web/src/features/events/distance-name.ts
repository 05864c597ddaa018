/** Names of distances, which the widgets show too. */
export { distanceName, distanceText, shortDistance } from '@polynya/ui'
