/**
 * Ends what a process started as soon as that process is gone, for whatever reason: our standard input, a pipe from it,
 * then ends. Reads lines: `+12` for a process group to end together with it, `-12` for one that has ended.
 */
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { startTimeOf } from './process-info.mjs';
import { signal } from './processes.mjs';

/** Seconds between asking and killing: longer than a site takes to shut down. */
const GRACE = 20;

/** Start time of each group's first process, by id. */
const groups = new Map();

/** Whether a process is still ours: its id may have been reused. */
const isOurs = ( [ pid, began ] ) => [ began, '' ].includes( startTimeOf( pid ) );

const remaining = () =>
	[ ...groups ].filter( ( group ) => isOurs( group ) && signal( group[ 0 ], 0 ) );

const send = ( name ) => remaining().forEach( ( [ pid ] ) => signal( pid, name ) );

for await ( const line of createInterface( { input: process.stdin } ) ) {
	const pid = Number( line.slice( 1 ) );
	if ( line.startsWith( '+' ) ) {
		groups.set( pid, startTimeOf( pid ) );
	} else {
		groups.delete( pid );
	}
}
send( 'SIGTERM' );
for ( let tenths = 0; tenths < GRACE * 10 && remaining().length > 0; tenths++ ) {
	await wait( 100 );
}
send( 'SIGKILL' );
