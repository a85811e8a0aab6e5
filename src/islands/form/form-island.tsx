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

/** Handles the failure of a part: the form works without it. */
const ignore = () => {};

/**
 * The order matters: stored answers are restored before answers are read, and these are read before they are checked.
 */
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
 * Makes the server's form interactive in place. The inputs stay the server's and are the source of truth; content that
 * only the island can show goes into the placeholders in the markup.
 */
export const FormIsland = ( { element, ...props }: Props & { element: HTMLElement } ) => {
	const [ context ] = useState( () => {
		// Parts are separate scripts with their own copy of the engine.
		Object.values( registeredParts() ).forEach( extend );
		return makeContext( element, props );
	} );
	const [ parts ] = useState( () => Object.entries( registeredParts() ) );

	// The store's state of an earlier visit to this form must not be shown.
	const [ isOpen, setIsOpen ] = useState( false );

	// In a separate task after React's: one task for both takes too long on a slow phone.
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
