import { validAnswers } from '../../e2e/support/forms/enquiry';
import type { FormOnPage } from '../../e2e/support/forms/form';
import { test as base } from '../../e2e/support/test';

interface Support {
	/** The test form with its island running and all answers, which contain the marker. */
	filledForm: FormOnPage;
}

export const test = base.extend< Support >( {
	filledForm: async ( { form, marker }, use ) => {
		await form.openLive();
		await form.fill( validAnswers( marker ) );
		await use( form );
	},
} );

export { expect } from '../../e2e/support/test';
