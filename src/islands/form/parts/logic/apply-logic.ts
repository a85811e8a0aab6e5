import { dispatch, select, subscribe } from '@wordpress/data';
import { forms, type FormState } from '@atoll/stores';
import type { PublicDefinition } from '../../../../contract/public-definition';
import { resolveLogic, type Answers, type ResolvedAnswers } from '../../../../forms';
import type { Behaviour, Context } from '../../context';
import { nearestControl } from './nearest-control';

const isSameSet = ( one: ReadonlySet< number >, other: ReadonlySet< number > ) =>
	one.size === other.size && [ ...one ].every( ( item ) => other.has( item ) );

/** Shows and hides the elements that a change of the answers affects, and no others. */
const show = ( context: Context, now: ResolvedAnswers ) => {
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

/** Shows the results of formulas, and writes them into their inputs as if they had been typed. */
const writeResults = ( { definition, markup }: Context, answers: Answers ) => {
	for ( const { calculation, id } of definition.fields ) {
		const resultMarkup = calculation && markup.result( id );
		const result = String( answers[ id ] ?? '' );
		if ( resultMarkup && resultMarkup.input.value !== result && ! markup.field( id )?.hidden ) {
			resultMarkup.output.value = result;
			resultMarkup.input.value = result;
			resultMarkup.input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
	}
};

/** Whether any field's answer has changed. */
const hasChangedAnswer = ( fields: FormState[ 'fields' ], before: FormState[ 'fields' ] ) =>
	fields !== before &&
	Object.entries( fields ).some(
		( [ id, { value } ] ) => value !== before[ Number( id ) ]?.value
	);

/** Whether anything in a form depends on its answers. */
export const hasLogic = ( { fields, pageList, submit }: PublicDefinition ) =>
	fields.some( ( field ) => field.calculation || field.conditionalLogic || field.sectionLogic ) ||
	[ submit, ...pageList, ...pageList.map( ( { next } ) => next ) ].some(
		( { conditionalLogic } ) => conditionalLogic
	);

/** Keeps visibility and formula results in line with the answers. */
export const applyLogic: Behaviour = ( context ) => {
	const { definition, key } = context;
	const state = () => select( forms ).getForm( key );
	/** The hidden elements that were dispatched here last. */
	let lastDispatched: FormState[ 'hidden' ] | undefined;

	const apply = () => {
		const { fields, hidden } = state();
		const answers = Object.fromEntries(
			Object.entries( fields ).map( ( [ id, { value } ] ) => [ id, value ] )
		);
		const { answers: resolved, ...now } = resolveLogic( definition, answers );
		show( context, { ...now, answers: resolved } );
		if (
			! isSameSet( now.hiddenFields, hidden.hiddenFields ) ||
			! isSameSet( now.hiddenPages, hidden.hiddenPages ) ||
			! isSameSet( now.hiddenNext, hidden.hiddenNext ) ||
			now.hidesSubmit !== hidden.hidesSubmit
		) {
			lastDispatched = now;
			dispatch( forms ).logicResolved( key, now );
		}
		writeResults( context, resolved );
	};

	if ( ! hasLogic( definition ) ) {
		return () => {};
	}
	let lastState = state();
	apply();
	return subscribe( () => {
		const [ before, now ] = [ lastState, state() ];
		if ( now.confirmed ) {
			return;
		}
		lastState = now;
		// Not if only errors have changed, nor if the change was dispatched here a moment ago.
		const isHiddenChanged = now.hidden !== before.hidden && now.hidden !== lastDispatched;
		if ( isHiddenChanged || hasChangedAnswer( now.fields, before.fields ) ) {
			apply();
		}
	}, forms );
};
