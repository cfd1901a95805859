import { contractSuite } from './contractSuite';
import { makeMemoryWorld } from './memoryWorld';
import { permissionContract } from './permissionContract';

contractSuite('the adapter in memory', makeMemoryWorld, permissionContract);
