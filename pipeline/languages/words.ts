// The words of a language, in two parts: the application is told the first alone.
import type { Strings } from '../../schemas/types.ts';

type BuildGroup = 'anchors' | 'changeKinds' | 'changes' | 'columns' | 'data' | 'ownFile' | 'samples' | 'testData';

/** What the interface says. */
export type InterfaceStrings = Omit<Strings, BuildGroup>;

/** What the build itself writes. */
export type BuildStrings = Required<Pick<Strings, BuildGroup>>;

/** All that the build and the application say in a language. */
export type Words = InterfaceStrings & BuildStrings;
