import { useEffect } from '@wordpress/element';
import type { Context } from '../../context';
import type { Markup } from '../../markup/markup';

const INPUT = 'atoll_reviewed';

/** Whether all answers were shown to be checked. */
export const wasReviewed = ( { hiddenValue }: Markup ) => hiddenValue( INPUT ) === '1';

/** Once all answers were shown, every page before offers to return to them. */
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
