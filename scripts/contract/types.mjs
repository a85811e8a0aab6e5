import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFromFile } from 'json-schema-to-typescript';
import { Problems } from './problems.mjs';

/** Schemas that become types: the definitions, and every REST endpoint's. */
const FOLDERS = [
	[ 'schema', '.', [ 'definition.schema.json', 'public-definition.schema.json' ] ],
	[ 'rest', 'rest', null ],
];

/**
 * Writes src/contract/, afresh.
 *
 * @param {string} root
 * @param {Record<string, Record<string, string>>} texts
 * @return {Promise<number>} How many files.
 */
export async function writeTypes( root, texts ) {
	const target = join( root, 'src', 'contract' );
	let written = 0;

	await rm( target, { recursive: true, force: true } );
	for ( const [ folder, into, only ] of FOLDERS ) {
		const source = join( root, 'contract', folder );
		const files = only ?? ( existsSync( source ) ? await schemas( source ) : [] );

		await mkdir( join( target, into ), { recursive: true } );
		for ( const file of files ) {
			await writeFile(
				join( target, into, file.replace( /(\.schema)?\.json$/, '.ts' ) ),
				await typesOf( join( source, file ), `contract/${ folder }/${ file }` )
			);
			written++;
		}
	}
	await writeFile( join( target, 'texts.ts' ), textTypes( texts ) );
	return written + 1;
}

/** Names every sentence, so that a wrong name in TypeScript does not compile. */
const textTypes = ( texts ) =>
	'/** Generated from contract/texts by npm run contract. */\n' +
	Object.entries( texts )
		.map( ( [ group, sentences ] ) => {
			const lines = Object.keys( sentences ).map( ( key ) => `\t${ key }: string;\n` ).join( '' );
			return `\nexport interface ${ group[ 0 ].toUpperCase() }${ group.slice( 1 ) }Texts {\n${ lines }}\n`;
		} )
		.join( '' );

const schemas = async ( folder ) =>
	( await readdir( folder ) ).filter( ( file ) => file.endsWith( '.schema.json' ) ).sort();

async function typesOf( file, name ) {
	try {
		return await compileFromFile( file, {
			bannerComment: `/** Generated from ${ name } by npm run contract. */`,
			cwd: join( file, '..' ),
			strictIndexSignatures: true,
			unknownAny: true,
			style: { useTabs: true, singleQuote: true },
		} );
	} catch ( error ) {
		throw new Problems( [ `${ name }: ${ error.message }` ] );
	}
}
