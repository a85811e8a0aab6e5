import { callErrorOf, TimedOut, UploadFailed } from '../../../../../api';
import { isLoginOver } from '../../../sending/with-session';

/**
 * Milliseconds between tries without any progress; then it is for the person to try again. A line that
 * is lost comes back by itself; a server that answers wrongly mostly answers so again.
 */
const PAUSES = [ 500, 1000, 2000, 4000, 8000 ];
/** Three minutes more, for the length of a tunnel: a telephone in it says that it has a connection. */
const PAUSES_OF_DEAD_LINE = [ ...PAUSES, ...Array.from( { length: 12 }, () => 15_000 ) ];
const PAUSES_AFTER_ANSWER = PAUSES.slice( 0, 1 );

/** Statuses that are others after a while. */
const TRANSIENT = [ 408, 409, 429 ];

/** For smaller parts, as long as there are any. */
const TOO_LARGE = 413;

/** The file cannot be read any more: it has to be chosen again. */
export class FileUnreadable extends Error {
	override name = 'FileUnreadable';
}

/** Files cannot be sent before the form: another plugin or a server keeps visitors from the REST API. */
export class UploadsClosed extends Error {
	override name = 'UploadsClosed';
}

/**
 * Whether other software than ours has answered a call that any visitor may make, and would so again.
 *
 * @param thrown By a call without a file, which could be what is not liked.
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

/** Asking again would not help: the server has said no, or there is no file to send. */
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

/** Of an answer, ours or not; undefined where none came. */
export const statusOf = ( thrown: unknown ) => callErrorOf( thrown ).status;

export const pausesAfter = ( thrown: unknown ) => {
	const status = statusOf( thrown );
	if ( status === undefined ) {
		return isTooSlow( thrown ) ? PAUSES : PAUSES_OF_DEAD_LINE;
	}
	return TRANSIENT.includes( status ) ? PAUSES : PAUSES_AFTER_ANSWER;
};

/** The server does not take this file, whenever it is sent. */
export const isRefusal = ( thrown: unknown ): boolean =>
	thrown instanceof UploadFailed && isFinal( thrown );

export const isGone = ( thrown: unknown ) =>
	thrown instanceof UploadFailed && thrown.code === 'atoll_upload_gone';

export const isTooLarge = ( thrown: unknown ) => statusOf( thrown ) === TOO_LARGE;

/** On a slow line a part may be more than arrives in the time that a call has. */
export const isTooSlow = ( thrown: unknown ) => thrown instanceof TimedOut;
