import { CONFIRMATION, validAnswers } from '../e2e/support/forms/enquiry';
import { FormOnPage } from '../e2e/support/forms/form';
import { addForm } from '../e2e/support/forms/own-form';
import { call, entriesWith } from '../e2e/support/site/api';
import { fixtures } from '../e2e/support/site/fixtures';
import { expect, test } from '../e2e/support/test';

const DAYS = 30;

/** Returns the page as printed long ago: all timestamps of today are moved back. */
const aged = ( html: string ): string => {
	const now = Math.floor( Date.now() / 1000 );
	return html.replace( /\b1[789]\d{8}\b/g, ( number ) =>
		Math.abs( Number( number ) - now ) < 86_400
			? String( Number( number ) - DAYS * 86_400 )
			: number
	);
};

const BROWSERS = [
	{ name: 'with JavaScript', javaScriptEnabled: true, open: 'openLive' },
	{ name: 'without JavaScript', javaScriptEnabled: false, open: 'open' },
] as const;

for ( const { name, javaScriptEnabled, open } of BROWSERS ) {
	test.describe( name, () => {
		test.use( { javaScriptEnabled } );

		test( 'a form on a page that a cache has kept for 30 days is sent at the first try', async ( {
			page,
			form,
			marker,
			request,
		} ) => {
			const body = aged( await ( await request.get( fixtures().formPath ) ).text() );
			await page.route(
				`**${ fixtures().formPath }`,
				( route ) => route.fulfill( { body, contentType: 'text/html; charset=utf-8' } ),
				{ times: 1 }
			);
			await form[ open ]();
			await form.fill( validAnswers( marker ) );
			await form.submit.click();
			await expect( form.confirmation ).toContainText( CONFIRMATION );
			expect( await entriesWith( marker ) ).toHaveLength( 1 );
		} );
	} );
}

test( 'a form that is asked for more since its page was printed shows that on Send, with the answers', async ( {
	page,
	marker,
} ) => {
	const title = 'Asks for more';
	const name = { id: 1, type: 'text', label: 'Your name', isRequired: true };
	const added = { id: 2, type: 'text', label: 'Your suburb', isRequired: true };
	const { number, path } = await addForm( title, [ name ] );
	await page.goto( path );
	const form = await new FormOnPage( page ).wake();
	await form.input( 'input_1' ).fill( marker );
	await call( `gf/v2/forms/${ number }`, 'PUT', { title, fields: [ name, added ] } );
	await form.submit.click();
	await expect( form.root.locator( '.atoll-summary' ) ).toContainText( 'Your suburb' );
	await expect( form.input( 'input_1' ) ).toHaveValue( marker );
	await form.input( 'input_2' ).fill( 'Coogee' );
	await form.submit.click();
	await expect( form.confirmation ).not.toBeEmpty();
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );
