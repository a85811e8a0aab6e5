import { useLayoutEffect, useState } from '@wordpress/element';
import type { PublicDefinition } from '../../contract/public-definition';
import { doAction } from '../../browser/do-action';
import { ErrorBoundary } from '../../ui';
import { allowCharacters } from './inputs/allow-characters';
import { followAnswers } from './answers/follow-answers';
import { checkFields } from './validation/check-fields';
import type { Context } from './context';
import { FormConfirmation } from './confirmation/form-confirmation';
import { showConfirmation } from './confirmation/show-confirmation';
import { FormFailure } from './sending/form-failure';
import { FormPages } from './pages/form-pages';
import { FormStatus } from './announcements/form-status';
import { showBusy } from './announcements/show-busy';
import { ErrorSummary } from './errors/error-summary';
import { showErrors } from './errors/show-errors';
import { keepAnswers } from './persistence/keep-answers';
import { watchSession } from './persistence/watch-session';
import { all } from './events/listen';
import { applyLogic } from './conditions/apply-logic';
import { markupOf } from './markup/markup';
import { showMoney } from './inputs/show-money';
import { followHistory } from './pages/page-history';
import { registeredParts } from './parts/register';
import { forgetVisitedFields } from './conditions/visited-fields';
import { sendForm } from './sending/send-form';
import { dropSpareRows } from './list-rows/spare-rows';
import { followPageButtons } from './pages/page-buttons';
import { showPage } from './pages/show-page';
import { fieldSubscriptions } from './store/field-subscriptions';
import { lateSubscription } from './store/late-subscription';

/** What php/Engine/Markup prints for the island. */
export interface Props {
	definition: PublicDefinition;
	endpoint: string;
	phone: string;
	phoneUrl: string;
	pageDelay: number;
	settings?: Record< string, unknown >;
}

/** A part that fails leaves the form to work without it. */
const ignore = () => {};

/** In this order: what was kept is there before it is read, and read before it is checked. */
const BEHAVIOURS = [
	dropSpareRows,
	keepAnswers,
	watchSession,
	followAnswers,
	applyLogic,
	showErrors,
	showPage,
	showBusy,
	showConfirmation,
	allowCharacters,
	checkFields,
	showMoney,
	forgetVisitedFields,
	followHistory,
	followPageButtons,
	sendForm,
];

/**
 * Brings the server's form to life where it stands. The inputs stay the server's and are the
 * truth; what only the island knows goes into the places that the markup leaves for it.
 */
export const FormIsland = ( { element, ...props }: Props & { element: HTMLElement } ) => {
	const [ context ] = useState< Context >( () => {
		const key = element.id || `atoll-form-${ props.definition.id }`;
		return {
			...props,
			key,
			markup: markupOf( element ),
			subscribe: fieldSubscriptions( key ),
			subscribeLate: lateSubscription(),
		};
	} );

	// What the store says of an earlier visit to this form is not shown.
	const [ isOpen, setIsOpen ] = useState( false );

	useLayoutEffect( () => {
		const undo = BEHAVIOURS.map( ( behave ) => behave( context ) );
		doAction( 'atoll.formReady', context.markup.form, context.definition.id );
		setIsOpen( true );
		return all( ...undo );
	}, [ context ] );

	if ( ! isOpen ) {
		return null;
	}
	return (
		<>
			{ context.definition.pages > 1 && <FormPages context={ context } /> }
			<ErrorSummary context={ context } />
			<FormStatus context={ context } />
			<FormFailure context={ context } />
			<FormConfirmation context={ context } />
			{ registeredParts().map( ( [ name, Part ] ) => (
				<ErrorBoundary key={ name } onError={ ignore }>
					<Part context={ context } />
				</ErrorBoundary>
			) ) }
		</>
	);
};
