/**
 * Imports a module, under another address if that fails: browsers remember by its address that a module failed, and
 * would not request it again. Those that do name the address in the error.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (problem) {
    const [address] = /https?:\S+\.js/.exec(String(problem)) ?? []
    if (!address) throw problem
    // The comments leave the import to the browser: bundlers of pages do not know the address.
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?again=${Date.now()}`)
  }
}
