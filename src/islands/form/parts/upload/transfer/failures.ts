import { callErrorOf, TimedOut, UploadFailed } from '../../../../../api';
import { isLoginOver } from '../../../sending/with-session';

/**
 * Milliseconds between attempts without any progress; after them, the person has to try again. A lost connection
 * returns on its own; a server that responds wrongly mostly does so again.
 */
const PAUSES = [ 500, 1000, 2000, 4000, 8000 ];
/** Three more minutes for a lost connection, as in a tunnel, where a phone still claims to be online. */
const PAUSES_OF_DEAD_LINE = [ ...PAUSES, ...Array.from( { length: 12 }, () => 15_000 ) ];
const PAUSES_AFTER_ANSWER = PAUSES.slice( 0, 1 );

/** Statuses that may change after a while. */
const TRANSIENT = [ 408, 409, 429 ];

/** Status on which smaller parts are tried, down to the minimum size. */
const TOO_LARGE = 413;

/** The file can no longer be read and has to be chosen again. */
export class FileUnreadable extends Error {
	override name = 'FileUnreadable';
}

/** Files cannot be sent before the form, since another plugin or a server blocks the REST API for visitors. */
export class UploadsClosed extends Error {
	override name = 'UploadsClosed';
}

/**
 * Whether other software has blocked a call that any visitor may make, and would do so again.
 *
 * @param thrown The error of a call without a file, so that a file cannot be the cause.
 */
export const isClosed = ( thrown: unknown ) => {
	const { code = '', name, status = 500 } = callErrorOf( thrown );
	return (
		( name === 'Refused' || name === 'Unreadable' ) &&
		status < 500 &&
		! TRANSIENT.includes( status ) &&
		! code.startsWith( 'atoll_' ) &&
		! isLoginOver( thrown )
	);
};

/** Whether trying again would not help: the server has refused, or there is no file to send. */
export const isFinal = ( thrown: unknown ) => {
	const { code, name, status = 500 } = callErrorOf( thrown );
	return (
		thrown instanceof UploadsClosed ||
		thrown instanceof FileUnreadable ||
		( ( thrown instanceof UploadFailed || name === 'Refused' ) &&
			status < 500 &&
			( ! [ ...TRANSIENT, TOO_LARGE ].includes( status ) ||
				code === 'atoll_file_too_large' ) )
	);
};

/** Returns the status of a response, of our own or other software; undefined if there was none. */
export const statusOf = ( thrown: unknown ) => callErrorOf( thrown ).status;

export const pausesAfter = ( thrown: unknown ) => {
	const status = statusOf( thrown );
	if ( status === undefined ) {
		return isTooSlow( thrown ) ? PAUSES : PAUSES_OF_DEAD_LINE;
	}
	return TRANSIENT.includes( status ) ? PAUSES : PAUSES_AFTER_ANSWER;
};

/** Whether the server refuses this file, whenever it is sent. */
export const isRefusal = ( thrown: unknown ): boolean =>
	thrown instanceof UploadFailed && isFinal( thrown );

export const isGone = ( thrown: unknown ) =>
	thrown instanceof UploadFailed && thrown.code === 'atoll_upload_gone';

export const isTooLarge = ( thrown: unknown ) => statusOf( thrown ) === TOO_LARGE;

/** Whether a part may be too large for a slow connection to send within a call's timeout. */
export const isTooSlow = ( thrown: unknown ) => thrown instanceof TimedOut;
