import { contractSuite } from './contractSuite';
import { makeMemoryWorld } from './memoryWorld';

contractSuite('the adapter in memory', () => makeMemoryWorld());
