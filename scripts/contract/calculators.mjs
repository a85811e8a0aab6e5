import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv';
import { inWords } from './in-words.mjs';
import { Problems } from './problems.mjs';
import { readJson } from './read-json.mjs';
import { write } from './write.mjs';

/**
 * @param {string} root
 * @return {Promise<Record<string, object>>} Valid calculators by kind.
 * @throws {Problems}
 */
export async function readCalculators( root ) {
	const calculators = await readFolder( root, 'calculators' );
	const models = await readFolder( root, 'models' );
	const name = 'contract/schema/calculator.schema.json';
	const validate = new Ajv( { allErrors: true, allowUnionTypes: true } ).compile(
		await readJson( join( root, name ), name )
	);
	const problems = Object.entries( calculators ).flatMap( ( [ kind, calculator ] ) =>
		( validate( calculator )
			? [ ...unknownNames( calculator ), ...unlikeModel( calculator, models ) ]
			: validate.errors.map( ( error ) => inWords( error, calculator ) )
		).map( ( problem ) => `contract/calculators/${ kind }.json: ${ problem }` )
	);
	if ( problems.length > 0 ) {
		throw new Problems( problems );
	}
	return calculators;
}

async function readFolder( root, folder ) {
	const files = await readdir( join( root, 'contract', folder ) ).catch( () => [] );
	const data = {};
	for ( const file of files.sort() ) {
		const name = `contract/${ folder }/${ file }`;
		data[ file.replace( /\.json$/, '' ) ] = await readJson( join( root, name ), name );
	}
	return data;
}

/** Returns where a calculator names something unknown to its model, or lacks something that the model needs. */
function unlikeModel( { model, inputs, figures, cases, chart, table }, models ) {
	if ( ! models[ model ] ) {
		return [ `contract/models/${ model }.json is missing: it lists what the model knows` ];
	}
	const known = models[ model ];
	const names = inputs.flatMap( ( group ) => group.fields.map( ( field ) => field.name ) );
	const may = Object.keys( known.cases ).filter(
		( one ) => known.cases[ one ] === null || names.includes( known.cases[ one ] )
	);
	const lines = chart.lines.map( ( line ) => line.name );
	const unknown = ( what, used, list ) =>
		used
			.filter( ( one ) => ! list.includes( one ) )
			.map(
				( one ) =>
					`model "${ model }" has no ${ what } "${ one }"; it has ${ list.join( ', ' ) }`
			);
	const lacking = ( what, needed, list ) =>
		needed
			.filter( ( one ) => ! list.includes( one ) )
			.map( ( one ) => `model "${ model }" needs the ${ what } "${ one }"; add it` );
	return [
		...unknown( 'input', names, [ ...known.needs, ...known.takes ] ),
		...lacking( 'input', known.needs, names ),
		...unknown( 'figure', Object.keys( figures ), known.figures ),
		...unknown( 'case', Object.keys( cases ), may ),
		...lacking( 'case', may, Object.keys( cases ) ),
		...unknown( 'line', lines, known.lines ),
		...( table.columns.length === known.columns.length
			? []
			: [
					`model "${ model }" fills the columns ${ known.columns.join( ', ' ) }; the table has ${ table.columns.length }`,
				] ),
	];
}

/** Writes the kinds into block.json, from which WordPress reads the block's attributes. */
export async function writeBlockKinds( root, calculators ) {
	const file = join( root, 'blocks', 'calculator', 'block.json' );
	const block = await readFile( file, 'utf8' ).catch( () => null );
	const kinds = Object.keys( calculators ).map( ( kind ) => JSON.stringify( kind ) );
	if ( block !== null ) {
		await write(
			file,
			block.replace(
				/("kind": \{[^}]*"enum": )\[[^\]]*\]/,
				( _, before ) => `${ before }[ ${ kinds.join( ', ' ) } ]`
			)
		);
	}
}

/** Returns names that do not exist: figures to show, inputs to check, and names in braces. */
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
