import { removeAnswersOf } from '../../answers-storage';

/** Empties every form of the page; what its island keeps goes with it. */
export const emptyForms = ( mark: string ) => {
	document
		.querySelectorAll< HTMLFormElement >( '[data-island=form] form' )
		.forEach( ( form ) => form.reset() );
	removeAnswersOf( mark );
};
