import type { PublicDefinition } from '../contract/public-definition';
import { shapes } from './shapes';
import type { Answers } from './value';

/** What the form's inputs hold, normalised as the server does. Inputs that the form does not have are ignored. */
export const readAnswers = ( definition: PublicDefinition, data: FormData ): Answers => {
	const text = ( name: string ) => {
		const value = data.get( name );
		return typeof value === 'string' ? value.replace( /\r\n?/g, '\n' ) : '';
	};
	return Object.fromEntries(
		definition.fields.map( ( field ) => [ field.id, shapes[ field.shape ]( field, text ) ] )
	);
};
