import type { PublicDefinition } from '../contract/public-definition';
import { readFiles } from './read-files';
import { shapes } from './shapes';
import type { Inputs } from './shapes/shape';
import type { Answers } from './value';

/** What the form's inputs hold, normalised as the server does. Inputs that the form does not have are ignored. */
export const readAnswers = ( definition: PublicDefinition, data: FormData ): Answers => {
	const list = ( name: string ) =>
		data
			.getAll( name )
			.filter( ( value ) => typeof value === 'string' )
			.map( ( value ) => value.replace( /\r\n?/g, '\n' ) );
	const inputs: Inputs = {
		list,
		text: ( name ) => list( name )[ 0 ] ?? '',
		files: ( name ) => readFiles( data, name ),
	};
	return Object.fromEntries(
		definition.fields.map( ( field ) => [
			field.id,
			shapes[ field.shape ].read( field, inputs ),
		] )
	);
};
