import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { inWords } from './in-words.mjs';
import { Problems } from './problems.mjs';

/**
 * @param {string} root
 * @return {Promise<Record<string, object>>} Calculators by kind, each checked.
 * @throws {Problems}
 */
export async function readCalculators( root ) {
	const folder = join( root, 'contract', 'calculators' );
	const parse = ( file ) => readFile( file, 'utf8' ).then( JSON.parse );
	const files = ( await readdir( folder ).catch( () => [] ) ).sort();
	if ( files.length === 0 ) {
		return {};
	}
	const schema = await parse( join( root, 'contract', 'schema', 'calculator.schema.json' ) );
	const validate = new Ajv( { allErrors: true, allowUnionTypes: true } ).compile( schema );
	const calculators = {};
	const problems = [];

	for ( const file of files ) {
		const name = `contract/calculators/${ file }`;
		const calculator = await parse( join( folder, file ) ).catch( ( { message } ) => {
			throw new Problems( [ `${ name }: not JSON (${ message })` ] );
		} );
		const errors = validate( calculator )
			? unknownNames( calculator )
			: validate.errors.map( ( error ) => inWords( error, calculator ) );
		problems.push( ...errors.map( ( problem ) => `${ name }: ${ problem }` ) );
		calculators[ file.replace( /\.json$/, '' ) ] = calculator;
	}
	if ( problems.length > 0 ) {
		throw new Problems( problems );
	}
	return calculators;
}

/** Names that nothing has: figures to show, inputs to look at, and what stands in braces. */
function unknownNames( { inputs, figures, main, cases, results } ) {
	const fields = inputs.flatMap( ( group ) => group.fields );
	const entries = results.flatMap( ( group ) => group.list );
	const known = [ ...fields.map( ( { name } ) => name ), ...Object.keys( figures ) ];
	const sentences = [ ...Object.values( cases ), ...entries ].flatMap( ( { title, text } ) => [
		title,
		text ?? '',
	] );
	const used = [
		main,
		...entries.flatMap( ( { figure, when } ) => [ figure, when ?? figure ] ),
		...fields.map( ( { name, upTo } ) => upTo?.input ?? name ),
		...sentences.flatMap( ( text ) => text.match( /(?<=\{)\w+(?=\})/g ) ?? [] ),
	];
	return [
		...[ ...new Set( used ) ]
			.filter( ( name ) => ! known.includes( name ) )
			.map( ( name ) => `unknown name "${ name }"; it has ${ known.join( ', ' ) }` ),
		...known
			.filter( ( name, index ) => known.indexOf( name ) < index )
			.map( ( name ) => `"${ name }" names two things; give one another name` ),
	];
}
