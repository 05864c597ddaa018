/** The bill of materials of a release: CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/. */

import { createHash } from 'node:crypto'
import { licenceOf } from './licences.ts'
import type { Package } from './lock-file.ts'
import type { Release } from './release-facts.ts'

/** Returns the bill of materials as JSON; the same release has the same text. */
export function billOfMaterials(release: Release, packages: readonly Package[]): string {
  const components = packages.filter(({ isWorkspace }) => !isWorkspace).map(componentOf)
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([release, components]))}`,
    version: 1,
    metadata: {
      timestamp: release.date,
      component: {
        type: 'application',
        'bom-ref': `polynya@${release.version}`,
        name: 'polynya',
        version: release.version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components,
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

function componentOf(one: Package) {
  const licence = licenceOf(one) ?? 'NOASSERTION'
  return {
    type: 'library',
    'bom-ref': one.path,
    name: one.name,
    version: one.version,
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    licenses: [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
    ...(one.integrity && { hashes: [hashOf(one.integrity)] }),
  }
}

/** A digest of the lock file, `sha512-` and base64, as CycloneDX writes it. */
function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-')
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }
}

/** A UUID that is derived from a text, version 8 of RFC 9562. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
