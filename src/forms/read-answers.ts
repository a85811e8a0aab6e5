import type { PublicDefinition } from '../contract/public-definition';
import { readFiles } from './read-files';
import { shapeOf } from './shapes';
import type { Inputs } from './shapes/shape';
import type { Answers } from './value';

/** In one walk: FormData looks at everything for each name that it is asked for. */
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

/** What the form's inputs hold, normalised as the server does. Inputs that the form does not have are ignored. */
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
