import {
	UploadFailed,
	type Received,
	type UploadCall,
	type UploadProgress,
} from '../../../../../api';
import { areReadable } from '../../../../../browser/are-readable';
import {
	FileUnreadable,
	isFinal,
	isGone,
	isTooLarge,
	isTooSlow,
	pausesAfter,
	statusOf,
} from './failures';

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

/** Bytes of a part: fits the smallest limit of a careful host (1 MB) with room for what goes along. */
const PART_SIZE = 786_432;

/** No part gets smaller: a host that refuses this one takes no files. */
const MIN_PART_SIZE = 65_536;

/**
 * Sends a file, whole or in parts, and goes on where it stopped after whatever came between.
 *
 * @return The server's name for it; null when it was cancelled.
 * @throws The last trouble, when trying again does not help.
 */
export const transfer = async (
	file: File,
	calls: UploadCalls,
	callbacks: TransferCallbacks
): Promise< string | null > => {
	const { signal } = callbacks;
	let { id } = callbacks;
	let sent = 0;
	let partSize = PART_SIZE;
	let tries = 0;
	// A part may have arrived although its call failed, so then the server is asked.
	let isProgressUnknown = id !== '';

	/** With a nonce; one that is over is replaced once. */
	const call = async ( params: Omit< UploadCall, 'nonce' >, bytes?: Blob ) => {
		// What has left counts with what goes along, so that it may be a little more than the part.
		const progress = {
			signal,
			onSent: ( left: number ) =>
				bytes && callbacks.onProgress( id, sent + Math.min( left, bytes.size ) ),
		};
		const send = async ( renew: boolean ) =>
			calls.send( { ...params, nonce: await calls.nonce( renew ) }, progress, bytes );
		try {
			return await send( false );
		} catch ( thrown ) {
			if ( thrown instanceof UploadFailed && thrown.code === 'atoll_upload_nonce' ) {
				return send( true );
			}
			throw thrown;
		}
	};

	const step = (): Promise< Received > => {
		if ( isProgressUnknown ) {
			return call( { id } );
		}
		if ( id === '' ) {
			const { name: filename, size } = file;
			return size <= partSize ? call( { filename }, file ) : call( { filename, size } );
		}
		return call( { id, offset: sent }, file.slice( sent, sent + partSize ) );
	};

	/** @throws What cannot be helped. */
	const recover = async ( thrown: unknown ) => {
		if ( isGone( thrown ) && id !== '' ) {
			id = '';
			sent = 0;
			isProgressUnknown = false;
			return;
		}
		if ( isFinal( thrown ) ) {
			throw thrown;
		}
		// The browser tells of both in the same way.
		if ( statusOf( thrown ) === undefined && ! ( await areReadable( [ file ] ) ) ) {
			throw new FileUnreadable();
		}
		const size = Math.min( partSize, file.size );
		if ( isTooLarge( thrown ) || isTooSlow( thrown ) ) {
			partSize = Math.max( MIN_PART_SIZE, Math.floor( size / 2 ) );
		}
		if ( isTooLarge( thrown ) && size > MIN_PART_SIZE ) {
			return;
		}
		const pause = isTooLarge( thrown ) ? undefined : pausesAfter( thrown )[ tries ];
		if ( pause === undefined ) {
			throw thrown;
		}
		tries += 1;
		isProgressUnknown = id !== '';
		if ( statusOf( thrown ) === undefined ) {
			callbacks.onLost();
		}
		await calls.wait( pause );
	};

	while ( ! signal.aborted ) {
		try {
			const answer = await step();
			// It may have been cancelled meanwhile, and another file chosen in its place.
			if ( signal.aborted ) {
				return null;
			}
			tries = answer.received > sent ? 0 : tries;
			( { id, received: sent } = answer );
			isProgressUnknown = false;
			callbacks.onProgress( id, sent );
			if ( answer.complete ) {
				return id;
			}
		} catch ( thrown ) {
			if ( signal.aborted ) {
				return null;
			}
			await recover( thrown );
		}
	}
	return null;
};
