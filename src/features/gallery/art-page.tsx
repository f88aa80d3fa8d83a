import { StyleSheet, View } from 'react-native'

import {
  Arrow,
  ArrowBundle,
  ArrowFan,
  ArrowToken,
  BulletOne,
  BulletRow,
  BulletThree,
  FaceIcon,
  LogoMark,
  Medallion,
  Paper,
  RoleBadge,
  Text,
  characterIds,
  faceIds,
  roleIds,
} from '@/ui'

import { BoneBlock } from './bone-block'
import { Section } from './section'

/** Every drawing, large, small, on wood and on paper. */
export function ArtPage() {
  return (
    <>
      <Section title="Faces" isRow>
        {faceIds.map((face) => (
          <BoneBlock key={face} face={face} size={76} />
        ))}
        {faceIds.map((face) => (
          <FaceIcon key={face} face={face} size={40} />
        ))}
        {faceIds.map((face) => (
          <FaceIcon key={face} face={face} size={24} />
        ))}
      </Section>
      <Section title="Roles" isRow>
        {[72, 40, 24].map((size) =>
          roleIds.map((role) => <RoleBadge key={role + size} role={role} size={size} />),
        )}
      </Section>
      <Section title="Tokens" isRow>
        <BulletOne size={48} />
        <BulletThree size={48} />
        <ArrowToken size={48} />
        <Arrow size={48} />
        <Arrow size={48} angle={-40} />
        <ArrowBundle count={3} size={48} />
        <LogoMark size={76} />
        <BulletRow life={6} max={8} height={18} />
        <BulletRow life={2} max={9} height={13} />
        <BulletRow life={10} max={10} height={13} />
      </Section>
      <Section title="Pile" isRow>
        {[9, 5, 3, 1, 0].map((n) => (
          <ArrowFan key={n} count={n} width={150} />
        ))}
      </Section>
      <Section title="Medallions" isRow>
        {characterIds.map((id) => (
          <View key={id} style={styles.figure}>
            <Medallion character={id} size={84} />
            <Text variant="tiny" align="center">
              {id}
            </Text>
          </View>
        ))}
        <Medallion character={null} size={84} />
        <Medallion character="willy-the-kid" size={84} active />
        <Medallion character="willy-the-kid" size={84} active="target" />
        <Medallion character="willy-the-kid" size={84} dimmed />
        {characterIds.map((id) => (
          <Medallion key={id} character={id} size={40} />
        ))}
        {characterIds.map((id) => (
          <Medallion key={id} character={id} size={40} dimmed />
        ))}
      </Section>
      <Paper style={styles.paper}>
        {characterIds.map((id) => (
          <Medallion key={id} character={id} size={40} />
        ))}
        {faceIds.map((face) => (
          <FaceIcon key={face} face={face} size={32} />
        ))}
        <BulletRow life={6} max={8} height={18} on="paper" />
      </Paper>
    </>
  )
}

const styles = StyleSheet.create({
  figure: { width: 92, alignItems: 'center', gap: 4 },
  paper: { flexDirection: 'row', flexWrap: 'wrap', gap: 12, alignItems: 'center' },
})
