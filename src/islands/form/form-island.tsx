import { useLayoutEffect, useState } from '@wordpress/element';
import type { PublicDefinition } from '../../contract/public-definition';
import { fieldsOf } from '../../forms';
import { ErrorBoundary } from '../../ui';
import { allowCharacters } from './allow';
import { followAnswers } from './answers';
import { checkFields } from './checks';
import type { Context } from './context';
import { FieldMessage } from './field-message';
import { FieldRows } from './field-rows';
import { FieldSecret } from './field-secret';
import { FormConfirmation } from './form-confirmation';
import { FormFailure } from './form-failure';
import { FormPages } from './form-pages';
import { FormStatus } from './form-status';
import { FormSummary } from './form-summary';
import { keepAnswers } from './keep';
import { all } from './listen';
import { applyLogic } from './logic';
import { markupOf } from './markup';
import { showMoney } from './money';
import { followHistory } from './page-history';
import { parts } from './parts';
import { forgetSeen } from './seen';
import { sendForm } from './sending';
import { dropSpareRows } from './spare-rows';
import { turnPages } from './turning';
import { watchForm } from './watch';

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
	followAnswers,
	applyLogic,
	allowCharacters,
	checkFields,
	showMoney,
	forgetSeen,
	followHistory,
	turnPages,
	sendForm,
];

/**
 * Brings the server's form to life where it stands. The inputs stay the server's and are the
 * truth; what only the island knows goes into the places that the markup leaves for it.
 */
export const FormIsland = ( { element, ...props }: Props & { element: HTMLElement } ) => {
	const [ context ] = useState< Context >( () => {
		const key = element.id || `atoll-form-${ props.definition.id }`;
		return { ...props, key, markup: markupOf( element ), watch: watchForm( key ) };
	} );

	// What the store says of an earlier visit to this form is not shown.
	const [ isOpen, setIsOpen ] = useState( false );

	useLayoutEffect( () => {
		const undo = BEHAVIOURS.map( ( behave ) => behave( context ) );
		setIsOpen( true );
		return all( ...undo );
	}, [ context ] );

	if ( ! isOpen ) {
		return null;
	}
	return (
		<>
			{ context.definition.fields.map( ( field ) => (
				<FieldMessage key={ field.id } context={ context } field={ field } />
			) ) }
			{ fieldsOf( context.definition, 'rows' ).map( ( field ) => (
				<FieldRows key={ field.id } context={ context } field={ field } />
			) ) }
			{ fieldsOf( context.definition, 'secret' ).map( ( field ) => (
				<FieldSecret key={ field.id } context={ context } field={ field } />
			) ) }
			{ context.definition.pages > 1 && <FormPages context={ context } /> }
			<FormSummary context={ context } />
			<FormStatus context={ context } />
			<FormFailure context={ context } />
			<FormConfirmation context={ context } />
			{ parts().map( ( [ name, Part ] ) => (
				<ErrorBoundary key={ name } onError={ ignore }>
					<Part context={ context } />
				</ErrorBoundary>
			) ) }
		</>
	);
};
