import type { Page } from '@playwright/test';
import { SERVICE } from '../../support/service';
import { LAID_OUT, violationsOf } from '../support/browser/axe';
import { problemsIn } from '../support/browser/html';
import { forgetPages, layoutShiftOf, recordLayoutShift } from '../support/browser/layout-shift';
import { wordsInPieces } from '../support/browser/words-in-pieces';
import { addSavingPage } from '../support/forms/saving';
import { addClient, logInAs } from '../support/site/clients';
import { runPhp } from '../support/site/php';
import { expect, test } from '../support/test';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const NARROW = 320;
const WIDE = 1280;

/** Adds a client with a draft, an application, requested documents and a long name. */
async function addBusyClient(): Promise< { id: number; entry: number } > {
	const { id } = await addClient();
	const { form } = await addSavingPage( {
		title: `Home loan application of ${ LONG }`,
		entrySave: true,
		fields: [
			{ id: 1, type: 'text', label: 'Full name', isRequired: true },
			{ id: 2, type: 'page' },
			{ id: 3, type: 'text', label: 'What the loan is for' },
		],
	} );
	const printed = await runPhp( `
		${ SERVICE }
		wp_update_user( array( 'ID' => ${ id }, 'first_name' => '🦘 ${ LONG }' ) );
		wp_set_current_user( ${ id } );
		foreach ( array( array( 'gform_save' => '1' ), array( 'input_3' => str_repeat( 'a-long-answer-', 40 ) ) ) as $more ) {
			$request = new WP_REST_Request( 'POST', '/gf/v2/forms/${ form }/submissions' );
			$request->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
			$request->set_body( http_build_query( $more + array( 'input_1' => '🦘 ${ LONG }', 'gform_unique_id' => bin2hex( random_bytes( 10 ) ) ), '', '&' ) );
			rest_do_request( $request );
		}
		$entry = Atoll\\Tests\\service( Atoll\\Forms\\Entries\\Storage\\EntryRepository::class )->list( new Atoll\\Forms\\Entries\\Storage\\EntryCriteria( createdBy: ${ id } ) )[0];
		$staff = new Atoll\\Platform\\Access\\Identity\\Visitor( 1, '203.0.113.7', 'test' );
		foreach ( array( 'Two payslips', '${ LONG } 🦘' ) as $title ) {
			Atoll\\Tests\\service( Atoll\\Portal\\Applications\\Documents\\DocumentRequests::class )->add( $entry, $title, "Every page of it.\\nNot older than 30 days.", $staff );
		}
		echo $entry->id;` );
	return { id, entry: Number( printed ) };
}

let client: { id: number; entry: number };

test.beforeAll( async () => {
	client = await addBusyClient();
} );

const OF_VISITORS = {
	'portal/login/': 'Log in',
	'portal/login/?forgotten=1': 'Forgotten your password?',
	'portal/login/?invitation=none': 'This invitation no longer works',
	'portal/login/?reset=none': 'This link no longer works',
};

const OF_CLIENTS = {
	'portal/': 'Your applications',
	'portal/application/?entry=': 'Your application',
	'portal/profile/': 'Your details',
};

/** Checks pages with these headings, one after another in one window, whose scripts stay compiled. */
async function expectSound( page: Page, pages: Record< string, string > ): Promise< void > {
	const troubles: string[] = [];
	page.on( 'pageerror', ( { message } ) => troubles.push( message ) );
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			troubles.push( message.text() );
		}
	} );
	await recordLayoutShift( page );
	await forgetPages( page );
	for ( const [ path, heading ] of Object.entries( pages ) ) {
		await test.step( `/${ path }`, async () => {
			const address = path.replace( /entry=$/, `entry=${ client.entry }` );
			await page.setViewportSize( { width: WIDE, height: 800 } );
			const html = await ( await page.goto( address ) )!.text();
			await layoutShiftOf( page, () => page.evaluate( () => window.scrollTo( 0, 1e6 ) ) );

			expect( troubles ).toEqual( [] );
			expect( await page.evaluate( () => window.layoutShift ) ).toBe( 0 );
			expect( await problemsIn( html ) ).toEqual( [] );
			await expect( page.locator( 'h1:visible' ) ).toHaveCount( 1 );
			await expect( page.locator( 'h1' ) ).toContainText( heading );
			expect( await page.title() ).toContain( 'Banksia' );

			for ( const fold of await page.locator( 'main summary' ).all() ) {
				await fold.click();
			}
			expect( await violationsOf( page ) ).toEqual( [] );
			await page.setViewportSize( { width: NARROW, height: 800 } );
			expect( await violationsOf( page, { rules: LAID_OUT } ) ).toEqual( [] );
			for ( const width of [ NARROW, WIDE ] ) {
				await page.setViewportSize( { width, height: 800 } );
				for ( const fontSize of [ '100%', '200%' ] ) {
					const past = await page.evaluate( ( size ) => {
						document.documentElement.style.fontSize = size;
						return document.documentElement.scrollWidth - window.innerWidth;
					}, fontSize );
					expect( { width, fontSize, past } ).toEqual( { width, fontSize, past: 0 } );
				}
			}
			expect( await wordsInPieces( page ) ).toEqual( [] );
		} );
	}
}

test( 'the portal’s login is sound at 320 and 1280 px, whatever leads there', async ( {
	page,
} ) => {
	await expectSound( page, OF_VISITORS );

	await test.step( 'it leaves room to type where text is twice as large', async () => {
		await page.setViewportSize( { width: 1000, height: 800 } );
		await page.goto( 'portal/login/' );
		await page.evaluate( () => ( document.documentElement.style.fontSize = '200%' ) );
		const { width } = ( await page.getByLabel( 'Email' ).boundingBox() )!;
		expect( width ).toBeGreaterThan( 300 );
	} );
} );

test( 'a client’s pages are sound at 320 and 1280 px, with much on them', async ( { page } ) => {
	await logInAs( page, client.id );
	await expectSound( page, OF_CLIENTS );

	await test.step( 'links of the same words are described by more than the name that their forms share', async () => {
		await page.goto( 'portal/' );
		const name = `Home loan application of ${ LONG }`;
		await expect( page.getByRole( 'link', { name: 'Open' } ) ).toHaveAccessibleDescription(
			new RegExp( `^${ name } No\\. ${ client.entry } Sent on ` )
		);
		for ( const control of [
			page.getByRole( 'link', { name: 'Continue' } ),
			page.locator( 'summary', { hasText: 'Delete' } ),
		] ) {
			await expect( control ).toHaveAccessibleDescription(
				new RegExp( `^${ name } Page 1 of 2 Saved on ` )
			);
		}
		await expect(
			page.getByRole( 'link', { name: 'Send document' } ).first()
		).toHaveAccessibleDescription( new RegExp( `, no\\. ${ client.entry } Asked for on ` ) );
	} );
} );
