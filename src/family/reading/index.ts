export * from './known'
export * from './marks'
export * from './score'
export * from './truth'
