import type { ViewStyle } from 'react-native'

import { gradient } from './gradient'
import { elevation, palette, radius } from './tokens'

/** How each material is lit: from above, with a bright upper edge. Shared by all that is made of it. */
export const materials = {
  brass: {
    ...gradient('linear-gradient(#F0CB7C, #E0B45C 40%, #C9973B)'),
    backgroundColor: palette.brass400,
    borderRadius: radius.brass,
    borderTopWidth: 1,
    borderTopColor: palette.brass200,
  },
  leather: {
    ...gradient('linear-gradient(#6B4026, #5A3420)'),
    backgroundColor: palette.leather600,
    borderRadius: radius.leather,
    borderTopWidth: 1,
    borderTopColor: 'rgba(240,203,150,0.35)',
  },
  barn: {
    ...gradient('linear-gradient(#B93F27, #A3341F)'),
    backgroundColor: palette.barn600,
    borderRadius: radius.brass,
    borderTopWidth: 1,
    borderTopColor: '#E9886F',
  },
  wood: {
    ...gradient('linear-gradient(#4A2E1E, #3D2619 55%, #301C12)'),
    backgroundColor: palette.walnut700,
    borderRadius: radius.wood,
    borderTopWidth: 1,
    borderTopColor: 'rgba(228,180,120,0.28)',
    boxShadow: '0px 2px 4px rgba(0,0,0,0.5)',
  },
  paper: {
    ...gradient('linear-gradient(#FBF1DC, #F3E3C3)'),
    backgroundColor: palette.parchment200,
    borderRadius: radius.paper,
    boxShadow: elevation[2],
  },
} as const satisfies Record<string, ViewStyle>

/** The solid edge that a pressed button sinks onto. */
export const lips = {
  brass: palette.brass700,
  leather: '#24130A',
  barn: palette.barn900,
} as const
