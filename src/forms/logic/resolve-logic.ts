import type { PublicDefinition, PublicField } from '../../contract/public-definition';
import { calculate } from '../calculation/calculate';
import { isZero, resultText } from '../calculation/result';
import type { Answers } from '../value';
import { ZERO } from './comparable';
import { shows, type Sources, type Verdict } from './condition';
import { emptied } from './emptied';
import { knownForm } from './known-form';
import { resolveGroup } from './resolve-group';
import type { ResolvedAnswers } from './resolved-answers';

/** What hidden or missing fields are compared as. */
const NOTHING = [ [ '' ] ];

/** Returns the indexes of hidden items. */
const indexes = < Item >( items: Item[], isHidden: ( item: Item, index: number ) => boolean ) =>
	new Set( items.flatMap( ( item, index ) => ( isHidden( item, index ) ? [ index ] : [] ) ) );

/**
 * Applies a form's logic to its inputs' values. A field that is hidden, or on a hidden page, counts as empty for all
 * that depends on it. The definition's `order` has every field after those that it depends on. Of fields that depend on
 * each other, those with the same result whichever of the others are visible are resolved first; then the rest is
 * visible.
 */
export const resolveLogic = ( definition: PublicDefinition, answers: Answers ): ResolvedAnswers => {
	const { order, pageList, submit } = definition;
	const { fields, textsOf } = knownForm( definition );
	const values: Answers = { ...answers };
	const hiddenFields = new Set< number >();
	/** Whether the result of a calculated field is exactly zero. */
	const zeros = new Map< number, boolean >();
	/** Fields whose values are not resolved yet. */
	const open = new Set< number >();
	/** Open fields that the last condition read: if it stays open, only they can resolve it. */
	const lacking = new Set< number >();

	const valueOf = ( id: number ) => values[ id ] ?? '';

	const sources: Sources = ( fieldId ) => {
		const field = fields.get( parseInt( fieldId, 10 ) );
		if ( ! field || hiddenFields.has( field.id ) ) {
			return NOTHING;
		}
		const given = zeros.get( field.id ) ? ZERO : textsOf( field, valueOf( field.id ), fieldId );
		if ( ! open.has( field.id ) ) {
			return [ given ];
		}
		lacking.add( field.id );
		return field.calculation ? undefined : [ given, [ '' ] ];
	};

	const pageShows = ( page: number ) => shows( pageList[ page ]?.conditionalLogic, sources );
	const fieldShows = ( {
		conditionalLogic,
		page,
		sectionLogic,
		shape,
	}: PublicField ): Verdict => {
		const verdicts = [
			// The captcha is needed on whichever page submits the form.
			shape === 'token' || pageShows( page ),
			shows( sectionLogic, sources ),
			shows( conditionalLogic, sources ),
		];
		return verdicts.includes( false ) ? false : verdicts.every( Boolean ) || undefined;
	};

	/** Calculates a field; returns whether this was possible, as none of the fields that it reads is open. */
	const fill = ( { calculation, id }: PublicField ): boolean => {
		let waits = false;
		if ( calculation ) {
			const result = calculate( calculation, ( source ) => {
				if ( source !== id && open.has( source ) ) {
					waits = true;
					lacking.add( source );
				}
				const field = fields.get( source );
				return field && { field, value: valueOf( source ) };
			} );
			values[ id ] = resultText( result, calculation );
			zeros.set( id, isZero( result, calculation ) );
		}
		return ! waits;
	};

	const hide = ( { id }: PublicField ) => {
		values[ id ] = emptied( valueOf( id ) );
		hiddenFields.add( id );
		return true;
	};

	/** Tries to resolve an open field; returns whether it did. */
	const close = ( field: PublicField ): boolean => {
		const isShown = open.has( field.id ) ? fieldShows( field ) : undefined;
		return (
			isShown !== undefined && ( isShown ? fill : hide )( field ) && open.delete( field.id )
		);
	};

	for ( const group of order ) {
		group.forEach( ( id ) => open.add( id ) );
		const members = group.flatMap( ( id ) => fields.get( id ) ?? [] );
		resolveGroup( members, open, lacking, close ).forEach( fill );
		open.clear();
	}

	const hiddenPages = indexes( pageList, ( { fields: ids }, page ) =>
		ids.length > 0 ? ids.every( ( id ) => hiddenFields.has( id ) ) : pageShows( page ) === false
	);
	if ( hiddenPages.size === pageList.length ) {
		hiddenPages.delete( 0 ); // One page must be visible.
	}
	return {
		answers: values,
		hiddenFields,
		hiddenPages,
		hiddenNext: indexes( pageList, ( { next } ) => ! shows( next.conditionalLogic, sources ) ),
		hidesSubmit: ! shows( submit.conditionalLogic, sources ),
	};
};
