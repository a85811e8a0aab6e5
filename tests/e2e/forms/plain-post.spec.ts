import type { Page } from '@playwright/test';
import { dataLayerOf } from '../support/browser/data-layer';
import { FormOnPage } from '../support/forms/form';
import { addForm } from '../support/forms/own-form';
import { entriesWith } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';
import { expect, test } from '../support/test';

const FIELDS = [ { id: 1, type: 'text', label: 'Your name', isRequired: true } ];

/** Submits the form as the browser does if the form's script is late or fails to load. */
async function sendPlainly( page: Page, path: string, marker: string ): Promise< void > {
	await page.route( '**/islands/form*.js*', ( route ) => route.abort() );
	await page.goto( path );
	const form = new FormOnPage( page );
	await form.fill( { input_1: marker } );
	await form.submit.click();
}

test( 'a form that the browser itself sent is told to analytics once', async ( {
	page,
	marker,
} ) => {
	const { number, path } = await addForm( `Plain ${ marker }`, FIELDS );
	const event = { event: 'submitForm', formId: number };
	const pushed = await dataLayerOf( page );

	await sendPlainly( page, path, marker );
	await expect( new FormOnPage( page ).confirmation ).not.toBeEmpty();
	await expect.poll( () => pushed ).toEqual( [ event ] );

	await page.reload();
	await page.goto( fixtures().plainPath );
	await page.goBack();
	expect( pushed ).toEqual( [ event ] );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

test( 'so is one that leads to another page of the site, which keeps its address', async ( {
	page,
	marker,
} ) => {
	const url = new URL( fixtures().plainPath, process.env.ATOLL_URL ).href;
	const { number, path } = await addForm( `Led on ${ marker }`, FIELDS, {
		confirmations: [ { isDefault: true, type: 'redirect', url, queryString: 'from=form' } ],
	} );
	const event = { event: 'submitForm', formId: number };
	// A browser keeps the form's own fragment.
	const target = `${ url }?from=form#atoll-form-${ number }`;
	const pushed = await dataLayerOf( page );

	await sendPlainly( page, path, marker );
	await expect( page ).toHaveURL( target );
	await expect.poll( () => pushed ).toEqual( [ event ] );

	await page.reload();
	await page.goto( path );
	await page.goBack();
	await expect( page ).toHaveURL( target );
	expect( pushed ).toEqual( [ event ] );
} );
