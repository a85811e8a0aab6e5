import type { Page } from '@playwright/test';
import { FormOnPage } from '../../e2e/support/forms/form';
import { SavableForm } from '../../e2e/support/forms/saving';
import { pdf } from '../../e2e/support/forms/uploads';
import { entriesWith } from '../support/entries';
import { kept } from '../support/kept';
import { mailWith } from '../support/mail';
import { linkOf } from '../support/rest';
import { expect, test } from '../support/test';

const PDF = { name: 'payslip.pdf', mimeType: 'application/pdf', buffer: pdf() };

const callbackFrom = async ( page: Page, marker: string ): Promise< FormOnPage > => {
	await page.goto( await linkOf( page, kept( 'pages' ).callback ) );
	const form = new FormOnPage( page );
	await form.fill( { input_1: marker, input_2: '0412 345 678', input_3: 'morning' } );
	return form;
};

export const sendForms = () => {
	test( 'a form is sent, thanks, and is mailed to the owner', async ( {
		visitor,
		owner,
		marker,
	} ) => {
		const form = await callbackFrom( visitor, marker );
		await form.submit.click();
		await expect( form.confirmation ).toContainText( 'Thank you. We will call you.' );
		expect( await entriesWith( owner, marker ) ).toMatchObject( [
			{ 1: marker, status: 'active' },
		] );
		expect( await mailWith( 'admin@example.com', marker ) ).toContain( 'In the morning' );
	} );

	test( 'a form that leads on takes the visitor there', async ( { visitor, owner, marker } ) => {
		await visitor.goto( await linkOf( visitor, kept( 'pages' ).leadsOn ) );
		const form = await new FormOnPage( visitor ).wake();
		await form.fill( { input_1: marker } );
		await form.submit.click();
		await visitor.waitForURL( await linkOf( visitor, kept( 'pages' ).thanks ) );
		await expect( visitor.getByText( 'The guide is on its way.' ) ).toBeVisible();
		expect( await entriesWith( owner, marker ) ).toHaveLength( 1 );
	} );

	test( 'without scripts a form says what to mend, then thanks or leads on', async ( {
		open,
		owner,
		marker,
	} ) => {
		const visitor = await open( { javaScriptEnabled: false } );
		const form = await callbackFrom( visitor, marker );
		await form.fill( { input_2: '12' } );
		await form.submit.click();
		await expect( form.error( 2 ) ).toHaveText( 'Please enter a valid phone number.' );
		await expect( form.input( 'input_1' ) ).toHaveValue( marker );
		await form.fill( { input_2: '0412 345 678' } );
		await form.submit.click();
		await expect( visitor.getByText( 'Thank you. We will call you.' ) ).toBeVisible();

		await visitor.goto( await linkOf( visitor, kept( 'pages' ).leadsOn ) );
		await form.fill( { input_1: marker } );
		await form.submit.click();
		// With the parameter that reports the submission to analytics when a person with scripts arrives there.
		const thanks = await linkOf( visitor, kept( 'pages' ).thanks );
		await visitor.waitForURL( ( { href } ) => href.startsWith( thanks ) );
		expect( await entriesWith( owner, marker ) ).toHaveLength( 2 );
	} );

	test( 'an application of two pages with a file is put aside, and sent from another browser', async ( {
		visitor,
		open,
		owner,
		marker,
	} ) => {
		const form = await new SavableForm( visitor ).visit(
			await linkOf( visitor, kept( 'pages' ).application )
		);
		await form.wake();
		await form.fill( { input_1: marker, input_2: `${ marker }@example.com` } );
		await form.next.click();
		await form.fill( { input_4: 'A house by the sea' } );
		await form.file( 5 ).setInputFiles( PDF );
		await expect( form.root ).toContainText( 'payslip.pdf has been uploaded' );
		const link = await form.saved();

		const resumed = await new SavableForm( await open() ).visit( link );
		await resumed.untilLive();
		await expect( resumed.input( 'input_4' ) ).toHaveValue( 'A house by the sea' );
		await expect( resumed.root ).toContainText( 'payslip.pdf' );
		await resumed.submit.click();
		await expect( resumed.confirmation ).toContainText( 'Your application is here.' );

		const [ entry ] = await entriesWith( owner, marker );
		const file = await owner.request.get( String( [ entry![ 5 ] ].flat()[ 0 ] ) );
		expect( file.headers()[ 'x-content-type-options' ] ).toBe( 'nosniff' );
		expect( await file.body() ).toEqual( PDF.buffer );
	} );
};
