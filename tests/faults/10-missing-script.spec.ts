import { entriesWith } from '../e2e/support/api';
import { CONFIRMATION, validAnswers } from '../e2e/support/enquiry';
import { expect, test } from '../e2e/support/test';

const LOSSES = [
	{ name: 'the island’s script is missing', url: '**/islands/form.js*' },
	{ name: 'React is missing', url: '**/react-dom*.js*' },
];

for ( const { name, url } of LOSSES ) {
	test( `the form still works when ${ name }`, async ( { page, form, marker } ) => {
		await page.route( url, ( route ) => route.fulfill( { status: 404, body: 'Not found' } ) );
		await form.open();
		await form.fill( { ...validAnswers( marker ), input_2: 'jo@' } );
		await form.submit.click();
		await expect
			.poll( () => form.messages() )
			.toEqual( { 2: 'Please enter a valid email address.' } );
		await form.fill( { input_2: `${ marker }@example.com.au` } );
		await form.submit.click();
		await expect( form.confirmation ).toContainText( CONFIRMATION );
		expect( await entriesWith( marker ) ).toHaveLength( 1 );
	} );
}
