import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 2026 in MS-DOS' form, so that the same files make the same archive. */
const DATE = ( 2026 - 1980 ) * 512 + 1 * 32 + 1;

/** Names are UTF-8. */
const FLAGS = 0x0800;

const DEFLATE = 8;

/** A regular file that its owner may write and all may read. */
const MODE = 0o100644 * 65536;

const VERSION = 20;
const UNIX = 3 * 256;

/** Little-endian numbers of two and four bytes. */
function numbers( ...pairs ) {
	const buffer = Buffer.alloc( pairs.reduce( ( sum, [ , bytes ] ) => sum + bytes, 0 ) );
	let offset = 0;
	for ( const [ value, bytes ] of pairs ) {
		offset = buffer.writeUIntLE( value, offset, bytes );
	}
	return buffer;
}

/** What the header before a file's data and the one in the directory have in common. */
const description = ( { name, content, packed } ) =>
	numbers(
		[ FLAGS, 2 ],
		[ DEFLATE, 2 ],
		[ 0, 2 ],
		[ DATE, 2 ],
		[ crc32( content ), 4 ],
		[ packed.length, 4 ],
		[ content.length, 4 ],
		[ Buffer.byteLength( name ), 2 ],
		[ 0, 2 ]
	);

const local = ( file ) =>
	Buffer.concat( [
		numbers( [ 0x04034b50, 4 ], [ VERSION, 2 ] ),
		description( file ),
		Buffer.from( file.name ),
		file.packed,
	] );

const central = ( file, offset ) =>
	Buffer.concat( [
		numbers( [ 0x02014b50, 4 ], [ VERSION + UNIX, 2 ], [ VERSION, 2 ] ),
		description( file ),
		numbers( [ 0, 2 ], [ 0, 2 ], [ 0, 2 ], [ MODE, 4 ], [ offset, 4 ] ),
		Buffer.from( file.name ),
	] );

/**
 * A zip archive (PKWARE's APPNOTE 6.3, without the parts for more than 65,535 files or 4 GB).
 *
 * @param {{name:string, content:Buffer}[]} files `name` with slashes.
 * @return {Buffer}
 */
export function zip( files ) {
	const parts = [];
	const directory = [];
	let offset = 0;
	for ( const file of files.map( ( plain ) => ( {
		...plain,
		packed: deflateRawSync( plain.content ),
	} ) ) ) {
		const part = local( file );
		directory.push( central( file, offset ) );
		parts.push( part );
		offset += part.length;
	}
	const list = Buffer.concat( directory );
	const end = numbers(
		[ 0x06054b50, 4 ],
		[ 0, 2 ],
		[ 0, 2 ],
		[ files.length, 2 ],
		[ files.length, 2 ],
		[ list.length, 4 ],
		[ offset, 4 ],
		[ 0, 2 ]
	);
	return Buffer.concat( [ ...parts, list, end ] );
}
