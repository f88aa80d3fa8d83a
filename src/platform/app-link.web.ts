/** The web's twin: the page's own address, in whatever folder it lives. */
export const appLink = (path: string, query?: string): string =>
  `${location.origin}${process.env.EXPO_BASE_URL ?? ''}${path}${query === undefined ? '' : `?${query}`}`
