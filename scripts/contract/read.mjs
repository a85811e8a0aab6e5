import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { kindChecker } from './check-kind.mjs';
import { Problems } from './problems.mjs';
import { readJson } from './read-json.mjs';

/**
 * @param {string} root
 * @return {Promise<{ differ: Record<string, string>, alike: string[] }>} Escapes of regular expressions that PCRE and
 *         JavaScript read differently, each with its replacement; and those that mean the same in both except for the
 *         newest characters.
 */
export const readEscapes = ( root ) =>
	readJson( join( root, 'contract', 'fields', 'escapes.json' ), 'contract/fields/escapes.json' );

/** @return {Promise<string[]>} Names of the parts of the form island that kinds may need. */
export const readParts = ( root ) =>
	readdir( join( root, 'src', 'islands', 'form', 'parts' ), { withFileTypes: true } ).then(
		( entries ) =>
			entries.filter( ( entry ) => entry.isDirectory() ).map( ( entry ) => entry.name )
	);

/**
 * @param {string}                              root
 * @param {import('./check-kind.mjs').Known} known Names that kinds may use.
 * @return {Promise<Record<string, object>>} Valid kinds by name.
 * @throws {Problems}
 */
export async function readKinds( root, known ) {
	const fields = join( root, 'contract', 'fields' );
	const check = await kindChecker( root, known );
	const folders = ( await readdir( fields, { withFileTypes: true } ) )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( entry ) => entry.name )
		.sort();
	const lists = await readChoices( root );
	const kinds = {};
	const problems = [];

	for ( const folder of folders ) {
		const name = `contract/fields/${ folder }/kind.json`;
		const kind = await readJson( join( fields, folder, 'kind.json' ), name );

		problems.push(
			...[ ...check( kind, folder ), ...unknownChoices( kind, lists ) ].map(
				( problem ) => `${ name }: ${ problem }`
			)
		);
		kinds[ folder ] = withChoices( kind, lists );
	}
	if ( problems.length > 0 ) {
		throw new Problems( problems );
	}
	return kinds;
}

/**
 * Reads lists of choices by name. A choice is stored and submitted as its English text, unless it has a value, and
 * shown translated. A sorted list is ordered by the translated names; other lists keep their order.
 */
async function readChoices( root ) {
	const folder = join( root, 'contract', 'choices' );
	const lists = {};

	for ( const file of ( await readdir( folder ).catch( () => [] ) ).sort() ) {
		const list = await readJson( join( folder, file ), `contract/choices/${ file }` );
		const { choices, ...rest } = Array.isArray( list ) ? { choices: list } : list;
		lists[ file.replace( /\.json$/, '' ) ] = {
			...rest,
			choices: choices.map( ( choice ) =>
				typeof choice === 'string' ? { text: choice, value: choice } : choice
			),
		};
	}
	return lists;
}

const unknownChoices = ( { inputs = [], variants = [] }, lists ) =>
	[ inputs, ...( Array.isArray( variants ) ? variants.map( ( one ) => one.inputs ?? [] ) : [] ) ]
		.flatMap( ( list ) => ( Array.isArray( list ) ? list : [] ) )
		.filter( ( { choices } ) => choices !== undefined && ! lists[ choices ] )
		.map(
			( { choices, part } ) =>
				`input "${ part }" offers unknown choices "${ choices }"; contract/choices has ${ Object.keys( lists ).join( ', ' ) }`
		);

const withChoices = ( kind, lists ) => ( {
	...kind,
	...( kind.inputs && {
		inputs: kind.inputs.map( ( input ) =>
			input.choices ? { ...input, ...lists[ input.choices ] } : input
		),
	} ),
	...( kind.variants && {
		variants: kind.variants.map( ( variant ) => withChoices( variant, lists ) ),
	} ),
} );

/**
 * @param {string} root
 * @return {Promise<Record<string, Record<string, string>>>} Sentences by group and name.
 * @throws {Problems}
 */
export async function readTexts( root ) {
	const folder = join( root, 'contract', 'texts' );
	const texts = {};

	for ( const file of ( await readdir( folder ) ).sort() ) {
		const name = `contract/texts/${ file }`;
		const group = await readJson( join( folder, file ), name );

		for ( const [ key, text ] of Object.entries( group ) ) {
			if ( typeof text !== 'string' || text === '' ) {
				throw new Problems( [ `${ name }: "${ key }" must be a sentence` ] );
			}
		}
		texts[ file.replace( /\.json$/, '' ) ] = group;
	}
	return texts;
}
