import { removeAnswersOf } from '../../answers-storage';
import { formsOfLogin } from './plain-forms';

/** Empties every form of the page and removes the answers stored for this person. */
export const emptyForms = ( mark: string ) => {
	formsOfLogin().forEach( ( form ) => form.reset() );
	removeAnswersOf( mark );
};
