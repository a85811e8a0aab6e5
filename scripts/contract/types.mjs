import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { Problems } from './problems.mjs';
import { prune, write } from './write.mjs';

/** Schemas that become types: the definitions, the data that pages pass to scripts, and all REST endpoints. */
const FOLDERS = [
	[
		'schema',
		'.',
		[
			'calculator.schema.json',
			'definition.schema.json',
			'error-codes.schema.json',
			'field-settings.schema.json',
			'input-names.schema.json',
			'kind.schema.json',
			'part-settings.schema.json',
			'public-definition.schema.json',
			'settings.schema.json',
		],
	],
	[ 'script-data', 'script-data', null ],
	[ 'rest', 'rest', null ],
];

/**
 * Writes src/contract/.
 *
 * @param {string}                                 root
 * @param {Record<string, Record<string, string>>} texts
 * @param {Record<string, object>}                 defaults    By definition.
 * @param {string[]}                               calculators Kinds of calculators.
 * @return {Promise<number>} Number of files.
 */
export async function writeTypes( root, texts, defaults, calculators ) {
	const target = join( root, 'src', 'contract' );
	const files = [
		[ join( target, 'texts.ts' ), textTypes( texts ) ],
		[ join( target, 'defaults.ts' ), defaultValues( defaults ) ],
		[ join( target, 'calculators.ts' ), calculatorKinds( calculators ) ],
	];

	for ( const [ folder, into, only ] of FOLDERS ) {
		const source = join( root, 'contract', folder );
		const names = only ?? ( existsSync( source ) ? await schemas( source ) : [] );

		for ( const name of names ) {
			const file = join( target, into, name.replace( /(\.schema)?\.json$/, '.ts' ) );
			files.push( [
				file,
				await typesOf( join( source, name ), `contract/${ folder }/${ name }` ),
			] );
		}
	}
	for ( const [ file, text ] of files ) {
		await write( file, text );
	}
	await prune(
		target,
		files.map( ( [ file ] ) => file )
	);
	return files.length;
}

/** Returns types with the name of every sentence, so that a wrong name in TypeScript does not compile. */
const textTypes = ( texts ) =>
	'/** Generated from contract/texts by npm run contract. */\n' +
	Object.entries( texts )
		.map( ( [ group, sentences ] ) => {
			const lines = Object.keys( sentences )
				.map( ( key ) => `\t${ /^\w+$/.test( key ) ? key : `'${ key }'` }: string;\n` )
				.join( '' );
			return `\nexport interface ${ group[ 0 ].toUpperCase() }${ group.slice( 1 ) }Texts {\n${ lines }}\n`;
		} )
		.join( '' );

/** Returns the only file with values; a script contains those that it imports. */
const defaultValues = ( defaults ) =>
	'/** Generated from contract/schema/public-definition.schema.json by npm run contract. */\n' +
	`import type { ${ Object.keys( defaults ).join( ', ' ) } } from './public-definition';\n` +
	Object.entries( defaults )
		.map(
			( [ name, values ] ) =>
				`\nexport const ${ name[ 0 ].toLowerCase() }${ name.slice( 1 ) }Defaults = ${ JSON.stringify( values ) } satisfies Partial< ${ name } >;\n`
		)
		.join( '' );

const calculatorKinds = ( kinds ) =>
	'/** Generated from contract/calculators by npm run contract. */\n' +
	`export type CalculatorKind = ${ kinds.map( ( kind ) => JSON.stringify( kind ) ).join( ' | ' ) || 'never' };\n`;

const schemas = async ( folder ) =>
	( await readdir( folder, { recursive: true } ) )
		.filter( ( file ) => file.endsWith( '.schema.json' ) )
		.sort();

const readSchema = async ( file ) => openMaps( JSON.parse( await readFile( file, 'utf8' ) ) );

async function typesOf( file, name ) {
	try {
		const schema = await readSchema( file );
		return await compile( schema, schema.title ?? name, {
			bannerComment: `/** Generated from ${ name } by npm run contract. */`,
			cwd: `${ dirname( file ) }/`,
			$refOptions: { resolve: { file: { read: ( { url } ) => readSchema( url ) } } },
			strictIndexSignatures: true,
			unknownAny: true,
			// Prettier would take as long as everything else.
			format: false,
		} );
	} catch ( error ) {
		throw new Problems( [ `${ name }: ${ error.message }` ] );
	}
}

/**
 * Adds an index signature with unknown values, since TypeScript cannot express "these properties, and strings under all
 * other names": code that reads another name must check the value.
 */
function openMaps( schema ) {
	if ( schema === null || typeof schema !== 'object' ) {
		return schema;
	}
	if ( Array.isArray( schema ) ) {
		return schema.map( openMaps );
	}
	const opened = Object.fromEntries(
		Object.entries( schema ).map( ( [ key, part ] ) => [ key, openMaps( part ) ] )
	);
	const isMixed =
		opened.type === 'object' &&
		opened.properties &&
		( opened.patternProperties || typeof opened.additionalProperties === 'object' );

	if ( ! isMixed ) {
		return opened;
	}
	const { patternProperties, ...rest } = opened;
	return { ...rest, additionalProperties: true };
}
