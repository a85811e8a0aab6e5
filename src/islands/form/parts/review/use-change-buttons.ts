import { select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { forms } from '@atoll/stores';
import type { Context } from '../../context';
import { listen } from '../../events/listen';
import { useFocusAfterTurn } from '../../focus/use-focus-after-turn';
import { turnPage } from '../../pages/turn-page';

/** Hook that makes "Change" turn to the page of its question and focus the question. */
export const useChangeButtons = ( context: Context, turns: number ) => {
	const { definition, key, markup } = context;
	const fieldToFocus = useFocusAfterTurn( context, turns );

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
		[ context, definition, fieldToFocus, key, markup ]
	);
};
