import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { inWords } from './in-words.mjs';
import { Problems } from './problems.mjs';

const NAME = 'contract/fields/settings.json';

/**
 * How an editor sets what kinds let them.
 *
 * @param {string}                 root
 * @param {Record<string, object>} kinds By name.
 * @return {Promise<{ panels: object[], settings: object[] }>} Checked: every setting of every kind can be set.
 * @throws {Problems}
 */
export async function readFieldSettings( root, kinds ) {
	const parse = ( ...path ) =>
		readFile( join( root, ...path ), 'utf8' )
			.then( JSON.parse )
			.catch( () => null );
	const data = await parse( NAME );
	const schema = await parse( 'contract', 'schema', 'field-settings.schema.json' );
	if ( data === null || schema === null ) {
		return { panels: [], settings: [] };
	}
	const validate = new Ajv( { allErrors: true } ).compile( schema );
	const problems = validate( data )
		? inconsistencies( data, kinds )
		: validate.errors.map( ( error ) => inWords( error, data ) );

	if ( problems.length > 0 ) {
		throw new Problems( problems.map( ( problem ) => `${ NAME }: ${ problem }` ) );
	}
	return data;
}

function inconsistencies( { panels, settings }, kinds ) {
	const names = settings.map( ( { setting } ) => setting );
	const groups = panels.map( ( { panel } ) => panel );
	const optionsOf = ( name ) =>
		settings
			.find( ( { setting } ) => setting === name )
			?.options?.map( ( { value } ) => value ) ?? [];

	return [
		...settings
			.filter( ( { panel } ) => ! groups.includes( panel ) )
			.map(
				( { setting, panel } ) =>
					`"${ setting }" is in panel "${ panel }"; panels are ${ groups.join( ', ' ) }`
			),
		...Object.values( kinds ).flatMap( ( kind ) => [
			...kind.settings
				.filter( ( setting ) => ! names.includes( setting ) )
				.map( ( setting ) => `nothing sets "${ setting }" of kind "${ kind.kind }"` ),
			...Object.entries( kind.options ?? {} ).flatMap( ( [ setting, values ] ) =>
				values
					.filter( ( value ) => ! optionsOf( setting ).includes( value ) )
					.map(
						( value ) =>
							`"${ setting }" has no words for "${ value }" of kind "${ kind.kind }"`
					)
			),
		] ),
	];
}
