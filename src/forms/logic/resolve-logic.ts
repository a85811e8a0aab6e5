import type { PublicDefinition, PublicField } from '../../contract/public-definition';
import { calculate } from '../calculation/calculate';
import { isZero, resultText } from '../calculation/result';
import type { Answers, Value } from '../value';
import { comparable, ZERO } from './comparable';
import { shows, type Sources, type Verdict } from './condition';
import { emptied } from './emptied';
import type { ResolvedAnswers } from './resolved-answers';

/** What is hidden, or is not there, compares as. */
const NOTHING = [ [ '' ] ];

/** What of a form is the same at each resolving, or nearly. */
interface Known {
	fields: Map< number, PublicField >;
	/** By a rule's `fieldId`: the value it was asked about last, and what that compares as. */
	compared: Map< string, { value: Value; texts: string[] } >;
}

const known = new WeakMap< PublicDefinition, Known >();

const knownOf = ( definition: PublicDefinition ): Known => {
	const one = known.get( definition ) ?? {
		fields: new Map( definition.fields.map( ( field ) => [ field.id, field ] ) ),
		compared: new Map(),
	};
	known.set( definition, one );
	return one;
};

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
	const { compared, fields } = knownOf( definition );
	const values: Answers = { ...answers };
	const hiddenFields = new Set< number >();
	/** Whether a calculated field came to exactly zero. */
	const zeros = new Map< number, boolean >();
	/** Whose value is not resolved yet. */
	const open = new Set< number >();
	/** The open ones that the last verdict looked at: where it stays open, only they can close it. */
	const lacking = new Set< number >();

	const valueOf = ( id: number ) => values[ id ] ?? '';

	/** A key changes one value; what the others compare as is remembered. */
	const textsOf = ( field: PublicField, fieldId: string ): string[] => {
		const value = valueOf( field.id );
		const last = compared.get( fieldId );
		if ( last?.value === value ) {
			return last.texts;
		}
		const texts = comparable( field, value, fieldId );
		compared.set( fieldId, { value, texts } );
		return texts;
	};

	const sources: Sources = ( fieldId ) => {
		const field = fields.get( parseInt( fieldId, 10 ) );
		if ( ! field || hiddenFields.has( field.id ) ) {
			return NOTHING;
		}
		const given = zeros.get( field.id ) ? ZERO : textsOf( field, fieldId );
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
		const queue = group.flatMap( ( id ) => fields.get( id ) ?? [] );
		const members = [ ...queue ];
		const queued = new Set( queue );
		const waiting = new Map< number, Set< PublicField > >();
		group.forEach( ( id ) => open.add( id ) );
		for ( const field of queue ) {
			queued.delete( field );
			lacking.clear();
			if ( close( field ) ) {
				for ( const other of waiting.get( field.id ) ?? [] ) {
					if ( open.has( other.id ) && ! queued.has( other ) ) {
						queued.add( other );
						queue.push( other );
					}
				}
			} else {
				lacking.forEach( ( id ) =>
					waiting.set( id, ( waiting.get( id ) ?? new Set() ).add( field ) )
				);
			}
		}
		members.filter( ( { id } ) => open.has( id ) ).forEach( fill );
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
