import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startTimeOf } from './process-info.mjs';

const readHolder = ( file ) => {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) );
	} catch {
		return null;
	}
};

/** Writes to a temporary file and links it, so that no other process reads an incomplete file. */
function claim( file, content ) {
	const draft = `${ file }.${ process.pid }`;
	writeFileSync( draft, content );
	try {
		linkSync( draft, file );
		return true;
	} catch ( error ) {
		if ( error.code !== 'EEXIST' ) {
			throw error;
		}
		return false;
	} finally {
		rmSync( draft, { force: true } );
	}
}

/**
 * Takes a lock that this process holds until `release` or its end, for whatever reason.
 *
 * @param {string} file
 * @return {{release:()=>void, note:(facts:Object)=>void}|{heldBy:{pid:number}}} `note` adds facts for processes that find it locked.
 */
export function lock( file ) {
	mkdirSync( dirname( file ), { recursive: true } );
	const self = { pid: process.pid, began: startTimeOf( process.pid ) };
	while ( ! claim( file, JSON.stringify( self ) ) ) {
		const other = readHolder( file );
		if ( other?.began && other.began === startTimeOf( other.pid ) ) {
			return { heldBy: other };
		}
		rmSync( file, { force: true } );
	}
	return {
		release: () => rmSync( file, { force: true } ),
		note( facts ) {
			writeFileSync( `${ file }.note`, JSON.stringify( { ...self, ...facts } ) );
			renameSync( `${ file }.note`, file );
		},
	};
}
