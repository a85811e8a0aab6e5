import { useEffect } from '@wordpress/element';
import type { Context } from '../../context';
import type { Markup } from '../../markup/markup';

const INPUT = 'atoll_reviewed';

/** Whether the review has been shown. */
export const wasReviewed = ( { hiddenValue }: Markup ) => hiddenValue( INPUT ) === '1';

/** Hook that shows, once the review has been shown, a button on every earlier page that returns to it. */
export const useReturnButtons = ( { markup }: Context, isShown: boolean ) =>
	useEffect( () => {
		if ( isShown ) {
			markup.setHidden( INPUT, '1' );
		}
		const isOffered = wasReviewed( markup );
		markup.form
			.querySelectorAll< HTMLElement >( '[data-atoll=check]' )
			.forEach( ( button ) => ( button.hidden = ! isOffered ) );
	}, [ isShown, markup ] );
