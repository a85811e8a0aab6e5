import { violationsOf } from '../support/browser/axe';
import { scriptsOf } from '../support/browser/scripts';
import { CONFIRMATION, validAnswers } from '../support/forms/enquiry';
import { entriesWith } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';
import { runPhp } from '../support/site/php';
import { expect, test } from '../support/test';

test.describe( 'in Twenty Twenty-Five', () => {
	test.describe.configure( { mode: 'serial' } );
	test.skip(
		! process.env.ATOLL_WP_DIR,
		'Name the WordPress folder of the site in ATOLL_WP_DIR.'
	);

	let theme = '';
	test.beforeAll( async () => {
		theme = await runPhp( 'echo get_stylesheet(); switch_theme( "twentytwentyfive" );' );
	} );
	test.afterAll( () => runPhp( `switch_theme( '${ theme }' );` ) );

	test( 'a page without an island asks for nothing of Atoll’s', async ( { page, form } ) => {
		const ours = async () =>
			( await scriptsOf( page ) ).all.filter( ( path ) =>
				path.includes( '/plugins/atoll/' )
			);
		const named = /atoll-manifest|plugins\/atoll\/build\/[^"']*\.js/;
		await form.openLive();
		expect( await ours() ).not.toEqual( [] );
		expect( await page.content() ).toMatch( named );

		const answer = await page.goto( fixtures().plainPath );
		expect( answer?.status() ).toBe( 200 );
		await expect( page.getByText( 'Tell us what you have in mind.' ) ).toBeVisible();
		expect( await ours() ).toEqual( [] );
		expect( await page.content() ).not.toMatch( named );
	} );

	test( 'an enquiry is stored once, without a violation on the way', async ( {
		page,
		form,
		marker,
	} ) => {
		await form.openLive();
		await test.step( 'controls are large enough to touch and text is large enough to read', async () => {
			const size = await form.input( 'input_1' ).evaluate( ( element ) => ( {
				height: element.getBoundingClientRect().height,
				font: parseFloat( getComputedStyle( element ).fontSize ),
			} ) );
			expect( size.height ).toBeGreaterThanOrEqual( 44 );
			expect( size.font ).toBeGreaterThanOrEqual( 16 );
		} );
		await form.submit.click();
		await expect( form.error( 1 ) ).not.toBeEmpty();
		expect( await violationsOf( page, { within: '[data-island="form"]' } ) ).toEqual( [] );
		await form.fill( validAnswers( marker ) );
		await form.submit.click();
		await expect( form.confirmation ).toContainText( CONFIRMATION );
		expect( await entriesWith( marker ) ).toHaveLength( 1 );
	} );
} );
