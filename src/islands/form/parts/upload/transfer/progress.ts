import type { Received, UploadCall } from '../../../../../api';
import { isFinal, isGone, isTooLarge, isTooSlow, pausesAfter } from './failures';

/** The progress of sending a file. */
export interface Progress {
	/** The server's name for the file; empty until it has one. */
	id: string;
	/** Bytes that the server has received. */
	sent: number;
	/** Maximum bytes of a call. */
	partSize: number;
	/** Number of consecutive failures. */
	tries: number;
	/** How often the file was started again. */
	restarts: number;
	/** Whether to ask the server what it has: a part may have arrived although its call failed. */
	isUnknown: boolean;
}

/** The parameters of a call, and the bytes to send. */
export type Step = [ params: Omit< UploadCall, 'nonce' >, bytes?: Blob ];

/** Bytes of a part: fits the smallest limit of cautious hosts (1 MB) with room for the other parameters. */
const PART_SIZE = 786_432;

/** Minimum bytes of a part: a host that refuses this size accepts no files. */
const MIN_PART_SIZE = 65_536;

/**
 * Maximum number of restarts: one for a file that was removed meanwhile, and another a second later for a file that the
 * server has lost on the way. Not more, since each counts towards the files that a visitor may send in a day.
 */
const MAX_RESTARTS = 2;

/** @param id Name of the file if the server has begun it already; else empty. */
export const progressFrom = ( id: string ): Progress => ( {
	id,
	sent: 0,
	partSize: PART_SIZE,
	tries: 0,
	restarts: 0,
	isUnknown: id !== '',
} );

/** Returns the next call: a small file is sent whole; a large one is begun and then sent in parts. */
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
 * Returns the progress to continue with after a failure, and the milliseconds to wait before.
 *
 * @param fileSize In bytes.
 * @throws The failure, if trying again does not help.
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
