import type { Page } from '@playwright/test';
import { LAID_OUT, violationsOf } from '../support/browser/axe';
import { asAdministrator } from '../support/screens/editor';
import { call } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';
import { expect, test } from '../support/test';

interface Group {
	values: { footerPrimary: object };
}

const LOOKS = [
	{ footerSkin: 'default' },
	{ footerSkin: 'shirohato' },
	{ footerSkin: 'third' },
	{ footerSkin: 'custom', footerCustom: 'hume' },
	{ footerSkin: 'custom', footerCustom: 'mfis' },
];

/** Returns the path of a page's preview with these settings, since other tests use the site meanwhile. */
const trying = async ( values: object ): Promise< string > => {
	const path = 's1t2/v1/settings/footer/try';
	const { token } = await call< { token: string } >( path, 'POST', { values } );
	return `${ fixtures().plainPath }?atoll_tried=${ token }`;
};

/** Views to check: only the layout depends on the width, and only colours on dark mode. */
const VIEWS: Array< { width: number; colorScheme: 'light' | 'dark'; rules?: string[] } > = [
	{ width: 320, colorScheme: 'light' },
	{ width: 1280, colorScheme: 'dark', rules: LAID_OUT },
];

/** Returns the lightest channel, of 255, of all colours of the footer's visible text. */
const lightestInk = ( page: Page ): Promise< number > =>
	page
		.locator( '.atoll-footer :is(p, a)' )
		.locator( 'visible=true' )
		.evaluateAll( ( words ) =>
			Math.max(
				...words.flatMap( ( one ) =>
					getComputedStyle( one )
						.color.match( /[\d.]+/g )!
						.slice( 0, 3 )
						.map( Number )
				)
			)
		);

test( 'every look of the footer holds at 320 and 1280 px, by day and by night', async ( {
	page,
} ) => {
	test.slow();
	await asAdministrator( page );
	const {
		values: { footerPrimary },
	} = await call< Group >( 's1t2/v1/settings/footer' );
	for ( const look of LOOKS ) {
		await page.goto(
			await trying( {
				footerPrimary: { ...footerPrimary, ...look },
				footerAcknowledgement: 'We acknowledge the Traditional Custodians of the land.',
			} )
		);
		await expect(
			page.locator( `.atoll-footer--${ look.footerCustom ?? look.footerSkin }` )
		).toBeAttached();
		// A text that the site's own footer does not have, although it may have the same design.
		await expect(
			page
				.locator( '.atoll-footer' )
				.getByText( 'We acknowledge the Traditional Custodians' )
				.first()
		).toBeAttached();
		for ( const { width, colorScheme, rules } of VIEWS ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.emulateMedia( { colorScheme } );
			const where = `${ JSON.stringify( look ) } ${ width } ${ colorScheme }`;
			expect( await violationsOf( page, { within: '.atoll-footer', rules } ), where ).toEqual(
				[]
			);
			expect(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth - document.documentElement.clientWidth
				),
				where
			).toBe( 0 );
		}
		await page.emulateMedia( { media: 'print', colorScheme: 'light' } );
		expect( await lightestInk( page ), JSON.stringify( look ) ).toBeLessThan( 128 );
		await page.emulateMedia( { media: 'screen' } );
	}
} );

test( 'a footer far below is drawn soon after the first paint, though nobody comes near it', async ( {
	page,
} ) => {
	await page.goto( '/' );
	await expect
		.poll( () =>
			page
				.locator( '.atoll-footer__line' )
				.evaluate( ( line ) => line.checkVisibility( { contentVisibilityAuto: true } ) )
		)
		.toBe( true );
	await expect( page.locator( '.atoll-footer' ) ).not.toBeInViewport();
} );
