import { logFault } from './log-fault';

/** The part of `@wordpress/hooks` that is used here. */
type Hooks = { doAction: ( name: string, ...args: unknown[] ) => void };

/**
 * Runs an action of `@wordpress/hooks` for other scripts. Does not depend on that script: if no other script has loaded
 * `wp.hooks`, there are no listeners. Errors of listeners do not affect the caller.
 */
export const doAction: Hooks[ 'doAction' ] = ( name, ...args ) => {
	try {
		( window as { wp?: { hooks?: Hooks } } ).wp?.hooks?.doAction( name, ...args );
	} catch ( thrown ) {
		logFault( thrown );
	}
};
