/** The README of an archive: that of the repository is for clones. */

import { type Release, releaseName } from './release-facts.ts'

/** Returns the README of a release: how to start it, and where its documents are. */
export const readme = (release: Release) => `# Polynya ${release.version}

The open platform of a winter-swimming federation: people who swim 25 to 1000 metres in water near zero. This is the archive
\`${releaseName(release)}\`. It needs [Node](https://nodejs.org) 22.18 or newer and nothing else.

\`\`\`sh
DATA_DIR=/var/lib/polynya PUBLIC_URL=https://swim.example bin/polynya serve
\`\`\`

The server stores its data in \`DATA_DIR\`, and prints its address and a link with which the first super administrator chooses an e-mail
address and a password.

- [docs/operating.md](docs/operating.md): settings, systemd, containers, PostgreSQL, backups, upgrades, monitoring.
- [cli/README.md](cli/README.md): \`bin/polynya\`, the command-line program.
- \`/docs\` of the running server, or [docs/dist](docs/dist): guides in Russian and English, the API and its examples.
- [CHANGELOG.md](CHANGELOG.md): what is new. Read it before an upgrade.
- [THIRD-PARTY-LICENCES](THIRD-PARTY-LICENCES), [sbom.cdx.json](sbom.cdx.json): the packages of the archive.
- [LICENSE](LICENSE): MIT.
`
