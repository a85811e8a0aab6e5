import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { EVERY_KIND_FORM } from '../support/forms/every-kind';
import { FormOnPage } from '../support/forms/form';
import { call } from '../support/site/api';
import { expect, test } from '../support/test';

const THEME = resolve( __dirname, '../../fixtures/themes/bare-elements.css' );

const BOX = [
	'appearance',
	'background-color',
	'border-block-end-color',
	'border-block-end-style',
	'border-block-end-width',
	'border-start-start-radius',
	'box-shadow',
	'display',
	'height',
	'margin-block-end',
	'margin-inline-start',
	'padding-block-start',
	'padding-inline-start',
	'position',
	'transition-duration',
	'width',
];

const TEXT = [
	'color',
	'font-size',
	'font-weight',
	'letter-spacing',
	'line-height',
	'text-shadow',
	'text-transform',
	'white-space',
];

/** How each control looks, and each word beside it: one line for each of its properties. */
const looksOf = ( page: Page, root: string ) =>
	page
		.locator( root )
		.first()
		.evaluate(
			( element, { box, text } ) =>
				[
					...element.querySelectorAll(
						'input, select, textarea, button, label, legend, fieldset'
					),
				]
					.filter( ( { className } ) => /atoll-(?!enter)/.test( className ) )
					.flatMap( ( control, index ) => {
						const style = getComputedStyle( control );
						const hasText = ! control.matches(
							'[type="checkbox"], [type="radio"], button:empty'
						);
						return [
							...[ ...box, ...( hasText ? text : [] ) ].map( ( name ) => [
								name,
								style.getPropertyValue( name ),
							] ),
							[ '::after', getComputedStyle( control, '::after' ).content ],
						].map(
							( [ name, value ] ) =>
								`${ index } ${ control.className } ${ name }: ${ value }`
						);
					} ),
			{ box: BOX, text: TEXT }
		);

const expectAlike = async ( page: Page, root: string, least = 100 ) => {
	const ours = await looksOf( page, root );
	expect( ours.length ).toBeGreaterThan( least );
	await page.addStyleTag( { path: THEME } );
	expect( await looksOf( page, root ) ).toEqual( ours );
};

test( 'a form of every kind looks alike under a theme that dresses bare elements', async ( {
	page,
} ) => {
	const { id } = await call< { id: number } >( 'gf/v2/forms', 'POST', EVERY_KIND_FORM );
	const { link } = await call< { link: string } >( 'wp/v2/pages', 'POST', {
		title: 'Under another theme',
		content: `<!-- wp:atoll/form {"formId":${ id }} /-->`,
		status: 'publish',
	} );
	await page.goto( new URL( link ).pathname );
	// With what only its island makes, such as the buttons of dates and passwords.
	await new FormOnPage( page ).wake();
	await expect( page.locator( '.atoll-picker, .atoll-reveal' ) ).toHaveCount( 2 );
	await expectAlike( page, '.atoll-form' );
} );

test( 'and so does a calculator', async ( { page } ) => {
	await page.goto( '/resources/calculators/repayments/' );
	const calculator = page.locator( '[data-island="calculator"]' );
	await calculator.dispatchEvent( 'pointerover' );
	await expect( calculator ).toHaveAttribute( 'data-settled' );
	await expectAlike( page, '.atoll-calculator' );
} );

test( 'and so do the login, the dialog of a saved form, and what closes a notification', async ( {
	page,
} ) => {
	await page.goto( '/portal/login/' );
	await expectAlike( page, '.atoll-login__main' );

	await page.goto( '/apply/' );
	const form = await new FormOnPage( page ).wake();
	await form.root.getByRole( 'button', { name: 'Save and Continue' } ).click();
	const dialog = page.locator( 'dialog[open]' );
	await expect( dialog.locator( '.atoll-save__ask' ) ).toBeVisible();
	await page.mouse.move( 0, 0 );
	await expectAlike( page, 'dialog[open]' );

	await page.goto( '/' );
	await page.locator( '.atoll-notification__close' ).first().waitFor( { state: 'attached' } );
	await expectAlike( page, '.atoll-notifications', BOX.length );
} );
