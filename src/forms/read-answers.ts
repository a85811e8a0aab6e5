import type { PublicDefinition } from '../contract/public-definition';
import { readFiles } from './read-files';
import { shapeOf } from './shapes';
import type { Inputs } from './shapes/shape';
import type { Answers } from './value';

/** Groups texts by name, in one walk: FormData searches all entries for each name. */
const textsByName = ( data: FormData ): Map< string, string[] > => {
	const texts = new Map< string, string[] >();
	data.forEach( ( value, name ) => {
		if ( typeof value === 'string' ) {
			const others = texts.get( name ) ?? [];
			texts.set( name, [ ...others, value.replace( /\r\n?/g, '\n' ) ] );
		}
	} );
	return texts;
};

/**
 * Reads answers from the form's inputs and normalises them as the server does. Ignores inputs not in the definition.
 */
export const readAnswers = ( definition: PublicDefinition, data: FormData ): Answers => {
	const texts = textsByName( data );
	const list = ( name: string ) => texts.get( name ) ?? [];
	const inputs: Inputs = {
		list,
		text: ( name ) => list( name )[ 0 ] ?? '',
		files: ( name ) => readFiles( data, name ),
	};
	return Object.fromEntries(
		definition.fields.map( ( field ) => [
			field.id,
			shapeOf( field.shape ).read( field, inputs ),
		] )
	);
};
