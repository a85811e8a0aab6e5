import { entriesWith } from '../e2e/support/site/api';
import { addClient, asClient, logInAs } from '../e2e/support/site/clients';
import { answerGuarded } from '../e2e/support/site/guarded';
import { expect, test } from '../e2e/support/test';

test( 'what one person answered is neither sent nor shown to another who logs in meanwhile', async ( {
	page,
	form,
	marker,
} ) => {
	await asClient( page );
	await answerGuarded( page, form, marker );
	await logInAs( page, ( await addClient() ).id );
	await form.submit.click();
	await expect( page.getByRole( 'alertdialog' ) ).toContainText(
		'Someone else is logged in now'
	);
	await expect( form.input( 'input_1' ) ).toHaveValue( '' );
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await form.wake();
	await expect( form.input( 'input_1' ) ).toHaveValue( '' );
	expect( await entriesWith( marker ) ).toEqual( [] );
} );
