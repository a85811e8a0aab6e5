import { addRules } from './rules';
import { addReaders, type Readers } from './shapes';

/**
 * Readers and rules that only some kinds of field need, by name. They call nothing of the engine, since the part that
 * adds them has its own copy of it.
 */
export interface Extension {
	rules?: Parameters< typeof addRules >[ 0 ];
	readers?: Readers;
}

/** Adds readers and rules to the engine. */
export const extend = ( { readers = {}, rules = {} }: Extension ) => {
	addRules( rules );
	addReaders( readers );
};
