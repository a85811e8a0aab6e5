import { logFault } from './log-fault';

/** The part of `@wordpress/hooks` that is used here. */
type Hooks = { doAction: ( name: string, ...args: unknown[] ) => void };

/**
 * Tells other scripts of something, by `@wordpress/hooks`. It asks for no script: where none of the page's has brought
 * `wp.hooks`, nobody can have said that they want to hear of it. What others throw is theirs: the form that tells of
 * itself goes on.
 */
export const doAction: Hooks[ 'doAction' ] = ( name, ...args ) => {
	try {
		( window as { wp?: { hooks?: Hooks } } ).wp?.hooks?.doAction( name, ...args );
	} catch ( thrown ) {
		logFault( thrown );
	}
};
