import type { Fault } from './Fault';
import { featuresFaults } from './table/features';
import { interfaceFaults } from './table/interface';
import { journeysFaults } from './table/journeys';
import { rulesFaults } from './table/rules';
import { serverFaults } from './table/server';
import { stateFaults } from './table/state';
import { stylesFaults } from './table/styles';

/** All faults, by part. */
export const allFaults: [part: string, faults: readonly Fault[]][] = [
  ['rules', rulesFaults],
  ['state', stateFaults],
  ['interface', interfaceFaults],
  ['styles', stylesFaults],
  ['features', featuresFaults],
  ['journeys', journeysFaults],
  ['server', serverFaults],
];
