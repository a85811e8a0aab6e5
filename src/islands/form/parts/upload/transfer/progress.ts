import type { Received, UploadCall } from '../../../../../api';
import { isFinal, isGone, isTooLarge, isTooSlow, pausesAfter } from './failures';

/** How far a file has come. */
export interface Progress {
	/** The server's name for it; empty until it has one. */
	id: string;
	/** Bytes that the server has. */
	sent: number;
	/** Bytes that a call may carry. */
	partSize: number;
	/** Failures in a row. */
	tries: number;
	/** How often it was begun anew. */
	restarts: number;
	/** Whether the server has to be asked: a part may have arrived although its call failed. */
	isUnknown: boolean;
}

/** What is asked of the server, and the bytes that go along. */
export type Step = [ params: Omit< UploadCall, 'nonce' >, bytes?: Blob ];

/** Bytes of a part: fits the smallest limit of a careful host (1 MB) with room for what goes along. */
const PART_SIZE = 786_432;

/** No part gets smaller: a host that refuses this one takes no files. */
const MIN_PART_SIZE = 65_536;

/**
 * Once for a file that was removed meanwhile, and a second later once for one that the server has lost on the way. No
 * more, since each beginning counts as one of the files that a visitor may send in a day.
 */
const MAX_RESTARTS = 2;

/** @param id Of the file the server has begun already; empty for none. */
export const progressFrom = ( id: string ): Progress => ( {
	id,
	sent: 0,
	partSize: PART_SIZE,
	tries: 0,
	restarts: 0,
	isUnknown: id !== '',
} );

/** A small file goes whole; a large one is begun, and then sent in parts. */
export const nextStep = ( { id, isUnknown, partSize, sent }: Progress, file: File ): Step => {
	if ( isUnknown ) {
		return [ { id } ];
	}
	if ( id === '' ) {
		const { name: filename, size } = file;
		return size <= partSize ? [ { filename }, file ] : [ { filename, size } ];
	}
	return [ { id, offset: sent }, file.slice( sent, sent + partSize ) ];
};

export const afterAnswer = ( progress: Progress, { id, received }: Received ): Progress => ( {
	...progress,
	id,
	sent: received,
	tries: received > progress.sent ? 0 : progress.tries,
	isUnknown: false,
} );

/**
 * How it goes on after a failure, and after how many milliseconds.
 *
 * @param fileSize In bytes.
 * @throws The failure, where trying again does not help.
 */
export const afterFailure = (
	progress: Progress,
	thrown: unknown,
	fileSize: number
): [ progress: Progress, pause: number ] => {
	const { id, restarts, tries } = progress;
	if ( isGone( thrown ) && id !== '' && restarts < MAX_RESTARTS ) {
		const restarted = { id: '', sent: 0, isUnknown: false, restarts: restarts + 1 };
		return [ { ...progress, ...restarted }, 1000 * restarts ];
	}
	const tried = Math.min( progress.partSize, fileSize );
	const smaller = { ...progress, partSize: Math.max( MIN_PART_SIZE, Math.floor( tried / 2 ) ) };
	if ( isTooLarge( thrown ) && ! isFinal( thrown ) && tried > MIN_PART_SIZE ) {
		return [ smaller, 0 ];
	}
	const pause = pausesAfter( thrown )[ tries ];
	if ( isFinal( thrown ) || isTooLarge( thrown ) || pause === undefined ) {
		throw thrown;
	}
	const next = isTooSlow( thrown ) ? smaller : progress;
	return [ { ...next, tries: tries + 1, isUnknown: id !== '' }, pause ];
};
