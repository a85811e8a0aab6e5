import {
	Unreadable,
	UploadFailed,
	type Received,
	type UploadCall,
	type UploadProgress,
} from '../../../../../api';
import { areReadable } from '../../../../../browser/are-readable';
import { FileUnreadable, isFinal, statusOf } from './failures';
import { afterAnswer, afterFailure, nextStep, progressFrom, type Step } from './progress';

/** The calls of a transfer; tests replace them. */
export interface UploadCalls {
	/** Returns a nonce; `renew` requests a new one after the last was refused. */
	nonce: ( renew: boolean ) => Promise< string >;
	send: ( call: UploadCall, progress: UploadProgress, bytes?: Blob ) => Promise< Received >;
	wait: ( ms: number ) => Promise< void >;
}

export interface TransferCallbacks {
	/** Name of the file if the server has begun it already; else empty. */
	id: string;
	/** @param id The server's name for the file; empty until it has one. @param sent Bytes received or on their way. */
	onProgress: ( id: string, sent: number ) => void;
	/** Called when there was no response and the call will be retried. The next progress means that sending goes on. */
	onLost: () => void;
	/** Aborted if the file is removed meanwhile. */
	signal: AbortSignal;
}

/** Makes a call with a nonce; replaces an expired nonce once. */
const send = async (
	[ params, bytes ]: Step,
	calls: UploadCalls,
	progress: UploadProgress
): Promise< Received > => {
	const attempt = async ( renew: boolean ) =>
		calls.send( { ...params, nonce: await calls.nonce( renew ) }, progress, bytes );
	try {
		return await attempt( false );
	} catch ( thrown ) {
		if ( thrown instanceof UploadFailed && thrown.code === 'atoll_upload_nonce' ) {
			return attempt( true );
		}
		throw thrown;
	}
};

/** Returns the cause of a failure: browsers report a missing file like a lost connection. */
const causeOf = async ( thrown: unknown, file: File ) =>
	isFinal( thrown ) || statusOf( thrown ) !== undefined || ( await areReadable( [ file ] ) )
		? thrown
		: new FileUnreadable();

/**
 * Sends a file, whole or in parts, and continues where it stopped after any interruption.
 *
 * @return The server's name for the file; null if it was cancelled.
 * @throws The last failure, if trying again does not help.
 */
export const transfer = async (
	file: File,
	calls: UploadCalls,
	{ id: begun, onLost, onProgress, signal }: TransferCallbacks
): Promise< string | null > => {
	let progress = progressFrom( begun );
	while ( ! signal.aborted ) {
		const { id, sent } = progress;
		const step = nextStep( progress, file );
		const [ , bytes ] = step;
		// The bytes that have left include other parameters, so they may exceed the part's size a little.
		const onSent = ( left: number ) =>
			bytes && onProgress( id, sent + Math.min( left, bytes.size ) );
		try {
			const answer = await send( step, calls, { signal, onSent } );
			// The file may have been removed meanwhile, and another one chosen in its place.
			if ( signal.aborted ) {
				return null;
			}
			progress = afterAnswer( progress, answer );
			onProgress( progress.id, progress.sent );
			if ( answer.complete ) {
				return progress.id;
			}
			// A firewall may have dropped the bytes: the response is valid, but would be the same forever.
			if ( bytes && progress.sent <= sent ) {
				throw new Unreadable( '', 200 );
			}
		} catch ( thrown ) {
			if ( signal.aborted ) {
				return null;
			}
			const cause = await causeOf( thrown, file );
			const [ next, pause ] = afterFailure( progress, cause, file.size );
			progress = next;
			if ( statusOf( cause ) === undefined ) {
				onLost();
			}
			if ( pause ) {
				await calls.wait( pause );
			}
		}
	}
	return null;
};
