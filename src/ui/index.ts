export * from './art'
export { Banner, Toast } from './banner'
export type { BannerTone } from './banner'
export { Bubble, Divider, Meter, ProgressDots } from './bits'
export type { MeterTone } from './bits'
export { Button } from './button'
export type { ButtonKind, ButtonProps } from './button'
export { ChanceBar, roleColors } from './chance-bar'
export { Chip } from './chip'
export { ConfirmSheet } from './confirm-sheet'
export { Covered } from './covered'
export { CallCurtain, SecretCurtain } from './curtain-calls'
export { FaceTile } from './face-tile'
export { useUiFonts } from './fonts'
export { gradient } from './gradient'
export { enlarged, useFontScale } from './font-scale'
export { HoldPad } from './hold-pad'
export { Icon } from './icon'
export { IconButton } from './icon-button'
export { iconPaths } from './icon-paths'
export type { IconName } from './icon-paths'
export { lazyScreen } from './lazy-screen'
export { lips, materials } from './materials'
export { PageHead } from './page-head'
export { Paper, Patch, Plate } from './plate'
export { Press } from './press'
export { Rail } from './rail'
export { RailActions } from './rail-actions'
export { CardBack, CardFront, cardShape } from './role-card'
export { RuleLink } from './rule-link'
export { ListRow, SwitchRow } from './rows'
export { Ground, Screen } from './screen'
export type { GroundKind } from './screen'
export { ScrollArea } from './scroll-area'
export { Scrubber } from './scrubber'
export { SegmentedControl } from './segmented-control'
export { Sheet } from './sheet'
export { SignPost } from './sign-post'
export { Spoken } from './spoken'
export { Stepper } from './stepper'
export { Stitch } from './stitch'
export { Strong, Text } from './text'
export type { TextProps, TextTone } from './text'
export { TextField } from './text-field'
export { SurfaceProvider, ThemeProvider, useDuration, useInk, useSurface, useTheme } from './theme'
export type { Theme } from './theme'
export {
  backdrops,
  duration,
  easing,
  elevation,
  fonts,
  inks,
  palette,
  radius,
  space,
  themeNames,
  touch,
  typeScale,
} from './tokens'
export type { Ink, Surface, TextVariant, ThemeName } from './tokens'
export { Tray, trayRim } from './tray'
export { Turned, useIsTurned } from './turned'
export { useInsets } from './use-insets'
export { usePress } from './use-press'
export { Vector, VectorNodes, path } from './vector'
export type { Drawing, Shape, VectorNode } from './vector'
export { Wordmark } from './wordmark'
