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

/** What is hidden, or is not there, compares as. */
const NOTHING = [ [ '' ] ];

/** Where in a list that is which is hidden. */
const indexes = < Item >( items: Item[], isHidden: ( item: Item, index: number ) => boolean ) =>
	new Set( items.flatMap( ( item, index ) => ( isHidden( item, index ) ? [ index ] : [] ) ) );

/**
 * Applies a form's logic to what its inputs hold. What is hidden, or on a hidden page, counts as empty for all that
 * hangs on it. The definition's `order` has every field after those it hangs on. Of fields that hang on each other,
 * those that come out alike whichever of the others show are resolved first; what then still hangs on itself shows.
 */
export const resolveLogic = ( definition: PublicDefinition, answers: Answers ): ResolvedAnswers => {
	const { order, pageList, submit } = definition;
	const { fields, textsOf } = knownForm( definition );
	const values: Answers = { ...answers };
	const hiddenFields = new Set< number >();
	/** Whether a calculated field came to exactly zero. */
	const zeros = new Map< number, boolean >();
	/** Whose value is not resolved yet. */
	const open = new Set< number >();
	/** The open ones that the last verdict looked at: where it stays open, only they can close it. */
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
			// What proves a person is asked for on whichever page sends the form.
			shape === 'token' || pageShows( page ),
			shows( sectionLogic, sources ),
			shows( conditionalLogic, sources ),
		];
		return verdicts.includes( false ) ? false : verdicts.every( Boolean ) || undefined;
	};

	/** Whether its formula could be worked out: nothing that it reads is open. */
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

	/** Whether a field that was open no longer is. */
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
		hiddenPages.delete( 0 ); // Somewhere a person must be.
	}
	return {
		answers: values,
		hiddenFields,
		hiddenPages,
		hiddenNext: indexes( pageList, ( { next } ) => ! shows( next.conditionalLogic, sources ) ),
		hidesSubmit: ! shows( submit.conditionalLogic, sources ),
	};
};
