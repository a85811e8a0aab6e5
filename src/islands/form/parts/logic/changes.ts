import type { FormState } from '@atoll/stores';
import type { PublicField } from '../../../../contract/public-definition';
import type { ChangesIn } from '../../announcements/changes-in';
import type { Context } from '../../context';
import { nextPage } from '../../pages/pages';
import { fillText } from '../../texts/fill-text';

/** Returns the results of formulas that have changed. */
const resultsIn = (
	{ definition, markup }: Context,
	before: FormState,
	now: FormState,
	shownFields: PublicField[]
) =>
	shownFields.flatMap( ( { id, label } ) => {
		const result = now.fields[ id ]?.value;
		return result && result !== before.fields[ id ]?.value && markup.result( id )
			? [ fillText( definition.texts.resultChanged, { label, result: String( result ) } ) ]
			: [];
	} );

/** Whether a field is a question that people answer, not text, a result or a hidden input. */
const isQuestion =
	( { markup }: Context ) =>
	( { id, shape }: PublicField ) =>
		shape !== 'none' && markup.controls( id ).length > 0;

/** Returns the text of a visible field without an answer, up to the last word within 200 characters. */
const wordsOf = ( { markup }: Context, id: number ) =>
	( markup.field( id )?.innerText ?? '' )
		.trim()
		.replace( /\s+/g, ' ' )
		.replace( /^(.{200}\S*) .*/, '$1 …' );

/** Whether the page's Next or submit button is hidden. */
const isBlocked = ( context: Context, { hidden, page }: FormState ) =>
	nextPage( context, hidden, page ) === undefined
		? hidden.hidesSubmit
		: hidden.hiddenNext.has( page );

/**
 * Returns a text about changed results of formulas, new texts, new questions (how many and where), and a missing way
 * on. The question that comes next anyway is not announced; texts are, since Tab does not reach them.
 */
export const changesIn: ChangesIn = ( context, before, now, answered ) => {
	const { texts } = context.definition;
	const shownFields = context.definition.fields.filter(
		( { id, page } ) => page === now.page && ! now.hidden.hiddenFields.has( id )
	);
	const questions = shownFields.filter( isQuestion( context ) );
	const added = questions.filter( ( { id } ) => before.hidden.hiddenFields.has( id ) );
	const changes = [
		...resultsIn( context, before, now, shownFields ),
		...shownFields
			.filter( ( { id, shape } ) => shape === 'none' && before.hidden.hiddenFields.has( id ) )
			.map( ( { id } ) => wordsOf( context, id ) )
			.filter( Boolean ),
		...( isBlocked( context, now ) && ! isBlocked( context, before ) ? [ texts.noWayOn ] : [] ),
	];
	const first = added[ 0 ];
	const previous = first && questions[ questions.indexOf( first ) - 1 ];
	if ( first && ( added.length > 1 || previous?.id !== answered ) ) {
		const place = previous
			? fillText( texts.afterQuestion, { label: previous.label } )
			: texts.atTop;
		const sentence = added.length > 1 ? texts.questionsAdded : texts.questionAdded;
		changes.push( fillText( sentence, { count: added.length, label: first.label, place } ) );
	}
	return changes.join( ' ' );
};
