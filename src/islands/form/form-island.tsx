import { useEffect, useState } from '@wordpress/element';
import { doAction } from '../../browser/do-action';
import { extend } from '../../forms';
import { ErrorBoundary } from '../../ui';
import { FormStatus } from './announcements/form-status';
import { showBusy } from './announcements/show-busy';
import { followAnswers } from './answers/follow-answers';
import { showConfirmation } from './confirmation/show-confirmation';
import { ErrorSummary } from './errors/error-summary';
import { showErrors } from './errors/show-errors';
import { combineCleanups } from './events/listen';
import { allowCharacters } from './inputs/allow-characters';
import { makeContext, type Props } from './make-context';
import { dropFragment } from './pages/fragment';
import { registeredParts } from './parts/register';
import { keepAnswers } from './persistence/keep-answers';
import { watchSession } from './persistence/watch-session';
import { FormFailure } from './sending/form-failure';
import { sendForm } from './sending/send-form';
import { forgetVisitedFields } from './sending/visited-fields';
import { checkFields } from './validation/check-fields';

/** A part that fails leaves the form to work without it. */
const ignore = () => {};

/** In this order: what was kept is there before it is read, and read before it is checked. */
const BEHAVIOURS = [
	keepAnswers,
	watchSession,
	followAnswers,
	showErrors,
	showBusy,
	showConfirmation,
	allowCharacters,
	checkFields,
	forgetVisitedFields,
	dropFragment,
	sendForm,
];

/**
 * Brings the server's form to life where it stands. The inputs stay the server's and are the
 * truth; what only the island knows goes into the places that the markup leaves for it.
 */
export const FormIsland = ( { element, ...props }: Props & { element: HTMLElement } ) => {
	const [ context ] = useState( () => {
		// Parts are scripts of their own, with a copy of the engine.
		Object.values( registeredParts() ).forEach( extend );
		return makeContext( element, props );
	} );
	const [ parts ] = useState( () => Object.entries( registeredParts() ) );

	// What the store says of an earlier visit to this form is not shown.
	const [ isOpen, setIsOpen ] = useState( false );

	// In a task of its own, after React's: one task for both is a long one on a slow phone.
	useEffect( () => {
		const behavioursOfParts = ( name: 'early' | 'behaviours' ) =>
			parts.flatMap( ( [ , part ] ) => part[ name ] ?? [] );
		const cleanups = [
			...behavioursOfParts( 'early' ),
			...BEHAVIOURS,
			...behavioursOfParts( 'behaviours' ),
		].map( ( behave ) => behave( context ) );
		doAction( 'atoll.formReady', context.markup.form, context.definition.id );
		setIsOpen( true );
		return combineCleanups( ...cleanups );
	}, [ context, parts ] );

	if ( ! isOpen ) {
		return null;
	}
	return (
		<>
			<ErrorSummary context={ context } />
			<FormStatus context={ context } />
			<FormFailure context={ context } />
			{ parts.map(
				( [ name, { Component } ] ) =>
					Component && (
						<ErrorBoundary key={ name } onError={ ignore }>
							<Component context={ context } />
						</ErrorBoundary>
					)
			) }
		</>
	);
};
