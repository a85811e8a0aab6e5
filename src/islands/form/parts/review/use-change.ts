import { select } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { forms } from '@atoll/stores';
import type { Context } from '../../context';
import { focusField } from '../../focus/focus-field';
import { listen } from '../../events/listen';
import { turnPage } from '../../pages/turn-page';
import { useFormState } from '../../store/use-form-state';

/** "Change" leads to the page of its question, and the focus into it. */
export const useChangeButtons = ( context: Context ) => {
	const { definition, key, markup } = context;
	const fieldToFocus = useRef< number >();
	const { turns } = useFormState( context, [ 'turns' ] );

	useEffect(
		() =>
			listen< SubmitEvent >( markup.form, 'submit', ( event ) => {
				const { submitter } = event;
				if ( submitter?.dataset.atoll !== 'change' ) {
					return;
				}
				event.preventDefault();
				const id = Number( submitter.getAttribute( 'value' ) );
				const page = definition.fields.find( ( field ) => field.id === id )?.page;
				if ( ! select( forms ).getForm( key ).loading ) {
					fieldToFocus.current = id;
					turnPage( context, () => page );
				}
			} ),
		[ context, definition, key, markup ]
	);

	// The page has put the focus on its heading by then.
	useEffect( () => {
		if ( fieldToFocus.current ) {
			focusField( markup.field( fieldToFocus.current ) );
			fieldToFocus.current = undefined;
		}
	}, [ markup, turns ] );
};
