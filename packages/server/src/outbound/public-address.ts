/** Refuses requests to private networks where users name the address. */

import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are no part of the internet: this host, private, link-local, shared, multicast, reserved. */
const PRIVATE_NETWORKS = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
] as const

const blocked = new BlockList()
for (const [network, bits, family] of PRIVATE_NETWORKS) blocked.addSubnet(network, bits, family)

/** Whether an IP address is on the internet. IPv6 addresses that contain an IPv4 address are checked by that one. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) > 0 && !blocked.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Whether an address is https on the standard port of a host with a name. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, port, hostname, username, password } = new URL(endpoint)
  const isNamed = hostname.includes('.') && isIP(hostname) === 0
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamed
}

/** The name of a host is at an address that is not on the internet. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'

  constructor(hostname: string) {
    super(`${hostname} is at a private address`)
  }
}

/** Resolves the name of a host for a connection, which fails if an address of it is private. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (problem, addresses) => {
    const [first] = addresses ?? []
    if (problem) callback(problem, '', 0)
    else if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      callback(new PrivateAddress(hostname), '', 0)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
