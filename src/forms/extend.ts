import { addRules } from './rules';
import { addReaders, type Readers } from './shapes';

/**
 * What only some kinds of field need, by name. Functions that call nothing of the engine: a part that brings them has a
 * copy of its own.
 */
export interface Extension {
	rules?: Parameters< typeof addRules >[ 0 ];
	readers?: Readers;
}

/** Lets the engine judge such fields too. */
export const extend = ( { readers = {}, rules = {} }: Extension ) => {
	addRules( rules );
	addReaders( readers );
};
