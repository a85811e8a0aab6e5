import { closeSync, openSync, readSync, statSync } from 'node:fs';

/**
 * Pattern of log entries about requests that ended without a response: PHP's fatal errors, and crashes of PHP in
 * WebAssembly, which PHP itself cannot log. The lines that follow name the place.
 */
const FATAL =
	/^\[[^\]]*\] (PHP (?:Fatal|Parse|Recoverable fatal) error: .*(?:\n(?!\[).+)*)|^(\w*Error: .*(?:\n {4}at .*)*)/gm;

/** Returns the faults in a part of a log, each as one text. */
export const faultsIn = ( text ) =>
	[ ...text.matchAll( FATAL ) ].map( ( [ , php, wasm ] ) => php ?? wasm );

const sizeOf = ( file ) => statSync( file, { throwIfNoEntry: false } )?.size ?? 0;

function readRange( file, from, to ) {
	const buffer = Buffer.alloc( to - from );
	const descriptor = openSync( file, 'r' );
	readSync( descriptor, buffer, 0, buffer.length, from );
	closeSync( descriptor );
	return buffer.toString();
}

/**
 * Reports each fault that is written to a log from now on.
 *
 * @param {string[]}             files  Logs, which need not exist yet.
 * @param {(text:string)=>void}  onFault
 * @param {number}               [every] Milliseconds between checks.
 * @return {{stop:()=>void}}
 */
export function watchFaults( files, onFault, every = 1000 ) {
	const offsets = new Map( files.map( ( file ) => [ file, sizeOf( file ) ] ) );
	const check = () =>
		files.forEach( ( file ) => {
			const size = sizeOf( file );
			// A log that is shorter than before is a new one.
			const from = Math.min( offsets.get( file ), size );
			offsets.set( file, size );
			if ( size > from ) {
				faultsIn( readRange( file, from, size ) ).forEach( onFault );
			}
		} );
	const timer = setInterval( check, every );
	return {
		stop() {
			clearInterval( timer );
			check();
		},
	};
}
