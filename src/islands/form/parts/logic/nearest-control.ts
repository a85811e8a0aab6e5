import type { ResolvedAnswers } from '../../../../forms';
import type { Context } from '../../context';

/** Returns the control to focus when the focused field is hidden: the page's next one, or else the one before. */
export const nearestControl = (
	{ definition, markup }: Context,
	id: number,
	now: ResolvedAnswers
) => {
	const index = definition.fields.findIndex( ( field ) => field.id === id );
	const [ before, after ] = [
		definition.fields.slice( 0, index ),
		definition.fields.slice( index + 1 ),
	];
	return [ ...after, ...before.reverse() ]
		.filter( ( { page } ) => page === definition.fields[ index ]?.page )
		.filter( ( field ) => ! now.hiddenFields.has( field.id ) )
		.map( ( field ) => markup.controls( field.id )[ 0 ] )
		.find( Boolean );
};
