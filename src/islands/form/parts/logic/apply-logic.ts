import { dispatch, select, subscribe } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import type { PublicDefinition } from '../../../../contract/public-definition';
import { settle, type Answers, type Settled } from '../../../../forms';
import type { Behaviour, Context } from '../../context';
import { nearestControl } from './nearest-control';

const same = ( one: ReadonlySet< number >, other: ReadonlySet< number > ) =>
	one.size === other.size && [ ...one ].every( ( item ) => other.has( item ) );

/** Shows and hides what a change of the answers calls for, and nothing else. */
const show = ( context: Context, now: Settled ) => {
	const { definition, markup } = context;
	const { hiddenFields } = now;
	for ( const { id } of definition.fields ) {
		const field = markup.field( id );
		if ( field && field.hidden !== hiddenFields.has( id ) ) {
			const hadFocus = field.contains( field.ownerDocument.activeElement );
			field.hidden = ! field.hidden;
			if ( hadFocus && field.hidden ) {
				nearestControl( context, id, now )?.focus();
			}
		}
	}
	markup.submit?.toggleAttribute( 'hidden', now.hidesSubmit );
};

/** Shows what formulas make of the answers, and writes it into their inputs, which then are as if typed. */
const fill = ( { definition, markup }: Context, answers: Answers ) => {
	for ( const { calculation, id } of definition.fields ) {
		const place = calculation && markup.result( id );
		const result = String( answers[ id ] ?? '' );
		if ( place && place.input.value !== result && ! markup.field( id )?.hidden ) {
			place.output.value = result;
			place.input.value = result;
			place.input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
	}
};

/** Whether some field has another answer than before. */
const areAnswered = ( fields: FormState[ 'fields' ], before: FormState[ 'fields' ] ) =>
	fields !== before &&
	Object.entries( fields ).some(
		( [ id, { value } ] ) => value !== before[ Number( id ) ]?.value
	);

/** Whether anything of a form hangs on its answers. */
export const hasLogic = ( { fields, pageList, submit }: PublicDefinition ) =>
	fields.some( ( one ) => one.calculation || one.conditionalLogic || one.sectionLogic ) ||
	[ submit, ...pageList, ...pageList.map( ( { next } ) => next ) ].some(
		( { conditionalLogic } ) => conditionalLogic
	);

/** Keeps what shows, and what formulas make, at what the answers call for. */
export const applyLogic: Behaviour = ( context ) => {
	const { definition, key } = context;
	const state = () => select( forms ).getForm( key );
	/** What it has told the store itself. */
	let told: FormState[ 'hidden' ] | undefined;

	const apply = () => {
		const { fields, hidden } = state();
		const answers = Object.fromEntries(
			Object.entries( fields ).map( ( [ id, { value } ] ) => [ id, value ] )
		);
		const { answers: settled, ...now } = settle( definition, answers );
		show( context, { ...now, answers: settled } );
		if (
			! same( now.hiddenFields, hidden.hiddenFields ) ||
			! same( now.hiddenPages, hidden.hiddenPages ) ||
			! same( now.hiddenNext, hidden.hiddenNext ) ||
			now.hidesSubmit !== hidden.hidesSubmit
		) {
			told = now;
			dispatch( forms ).settled( key, now );
		}
		fill( context, settled );
	};

	if ( ! hasLogic( definition ) ) {
		return () => {};
	}
	let applied = state();
	apply();
	return subscribe( () => {
		const [ before, now ] = [ applied, state() ];
		if ( now.confirmed ) {
			return;
		}
		applied = now;
		// Not when something was only found to be wrong, nor to find again what has just been found.
		const isOther = now.hidden !== before.hidden && now.hidden !== told;
		if ( isOther || areAnswered( now.fields, before.fields ) ) {
			apply();
		}
	}, forms );
};
