import { css } from 'react-native-reanimated'

const recoil = css.keyframes({
  '0%': { transform: [{ translateX: 0 }] },
  '22%': { transform: [{ translateX: 6 }] },
  '52%': { transform: [{ translateX: -3 }] },
  '100%': { transform: [{ translateX: 0 }] },
})

/** Who is hit starts back, and comes to rest. */
export const recoiling = css.create({
  seat: {
    animationName: recoil,
    animationDuration: '320ms',
    animationTimingFunction: 'ease-out',
  },
}).seat
