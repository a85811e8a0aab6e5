import { removeAnswersOf } from '../../answers-storage';
import { formsOfLogin } from './plain-forms';

/** Empties every form of the page; what its island keeps goes with it. */
export const emptyForms = ( mark: string ) => {
	formsOfLogin().forEach( ( form ) => form.reset() );
	removeAnswersOf( mark );
};
