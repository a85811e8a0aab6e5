import { useEffect } from '@wordpress/element';
import type { Context } from '../../context';

const INPUT = 'atoll_reviewed';

/** Whether all answers were shown to be checked. */
export const wasReviewed = ( form: HTMLFormElement ) =>
	form.querySelector< HTMLInputElement >( `[name=${ INPUT }]` )?.value === '1';

/** Once all answers were shown, every page before offers to return to them. */
export const useReturnButtons = ( { markup }: Context, isShown: boolean ) =>
	useEffect( () => {
		if ( isShown ) {
			markup.setHidden( INPUT, '1' );
		}
		const isOffered = wasReviewed( markup.form );
		markup.form
			.querySelectorAll< HTMLElement >( '[data-atoll=check]' )
			.forEach( ( button ) => ( button.hidden = ! isOffered ) );
	}, [ isShown, markup ] );
