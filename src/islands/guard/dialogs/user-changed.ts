import { removeAnswersOf } from '../../answers-storage';
import { plainAddress } from '../navigation/addresses';
import { showDialog } from './dialog';
import { goTo } from '../../../browser/session/go';
import type { Markup } from './markup';

/** Empties every form of the page; what its island keeps goes with it. */
export const emptyForms = ( mark: string ) => {
	document
		.querySelectorAll< HTMLFormElement >( '[data-island=form] form' )
		.forEach( ( form ) => form.reset() );
	removeAnswersOf( mark );
};

/**
 * Says that the page is another person's than the one who is logged in now (fault 8). Nothing of theirs shows any more;
 * then comes what the page is for whoever is logged in.
 *
 * @param markup
 * @param mark   Whose page it was.
 */
export const showUserChanged = ( markup: Markup, mark: string ) => {
	emptyForms( mark );
	const goOn = () => goTo( plainAddress() );
	const { element } = showDialog( markup, 'changed', goOn );
	element.classList.add( 'atoll-guard--covered' );
};
