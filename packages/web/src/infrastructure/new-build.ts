/** Message of the service worker to open pages once the files of a build are stored. */
export interface NewBuild {
  readonly newBuild: string
}

export const isNewBuild = (message: unknown): message is NewBuild =>
  typeof message === 'object' && message !== null && 'newBuild' in message
