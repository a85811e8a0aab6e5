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

/** The calls that a transfer makes; tests bring their own. */
export interface UploadCalls {
	/** A nonce; `fresh` when the last one was refused. */
	nonce: ( renew: boolean ) => Promise< string >;
	send: ( call: UploadCall, progress: UploadProgress, bytes?: Blob ) => Promise< Received >;
	wait: ( ms: number ) => Promise< void >;
}

export interface TransferCallbacks {
	/** Of the file the server has begun already; empty for none. */
	id: string;
	/** @param id The server's name for the file; empty until it has one. @param sent Bytes it has, or that have left. */
	onProgress: ( id: string, sent: number ) => void;
	/** No answer came; it is tried again after a while. The next progress means that it goes on. */
	onLost: () => void;
	/** Aborted when the file is removed meanwhile. */
	signal: AbortSignal;
}

/** With a nonce; one that is over is replaced once. */
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

/** Browsers tell of a file that has gone as of a line that is lost. */
const causeOf = async ( thrown: unknown, file: File ) =>
	isFinal( thrown ) || statusOf( thrown ) !== undefined || ( await areReadable( [ file ] ) )
		? thrown
		: new FileUnreadable();

/**
 * Sends a file, whole or in parts, and goes on where it stopped after whatever came between.
 *
 * @return The server's name for it; null when it was cancelled.
 * @throws The last trouble, when trying again does not help.
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
		// What has left counts with what goes along, so that it may be a little more than the part.
		const onSent = ( left: number ) =>
			bytes && onProgress( id, sent + Math.min( left, bytes.size ) );
		try {
			const answer = await send( step, calls, { signal, onSent } );
			// It may have been cancelled meanwhile, and another file chosen in its place.
			if ( signal.aborted ) {
				return null;
			}
			progress = afterAnswer( progress, answer );
			onProgress( progress.id, progress.sent );
			if ( answer.complete ) {
				return progress.id;
			}
			// A firewall may have dropped the bytes: an answer that is right, and would be so for ever.
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
