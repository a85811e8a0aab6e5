import { join } from 'node:path';
import Ajv from 'ajv';
import { checkWhen } from './check-when.mjs';
import { inWords } from './in-words.mjs';
import { Problems } from './problems.mjs';
import { readJson } from './read-json.mjs';

const NAME = 'contract/fields/settings.json';

/**
 * Reads how editors set the settings of fields.
 *
 * @param {string} root
 * @return {Promise<{ panels: object[], settings: object[] }>} Valid panels and settings.
 * @throws {Problems}
 */
export async function readFieldSettings( root ) {
	const schema = 'contract/schema/field-settings.schema.json';
	const data = await readJson( join( root, NAME ), NAME );
	const validate = new Ajv( { allErrors: true } ).compile(
		await readJson( join( root, schema ), schema )
	);
	const problems = validate( data )
		? inconsistencies( data )
		: validate.errors.map( ( error ) => inWords( error, data ) );

	if ( problems.length > 0 ) {
		throw new Problems( problems.map( ( problem ) => `${ NAME }: ${ problem }` ) );
	}
	return data;
}

function inconsistencies( { panels, settings } ) {
	const groups = panels.map( ( { panel } ) => panel );
	const values = Object.fromEntries(
		settings.map( ( { setting, control, options } ) => [
			setting,
			control === 'toggle' ? [ 'yes', '' ] : options?.map( ( { value } ) => value ),
		] )
	);
	return settings.flatMap( ( { setting, panel, when = {} } ) => [
		...( groups.includes( panel )
			? []
			: [ `"${ setting }" is in panel "${ panel }"; panels are ${ groups.join( ', ' ) }` ] ),
		...checkWhen( when, values ).map( ( problem ) => `"${ setting }": ${ problem }` ),
	] );
}
