import { LAID_OUT, violationsOf } from '../support/browser/axe';
import { holdBack, untilAwaited } from '../support/browser/hold-back';
import { sendByKeyboard } from '../support/browser/keyboard';
import { forgetPages, layoutShiftOf, recordLayoutShift } from '../support/browser/layout-shift';
import { expect, test } from '../support/browser/reused-page';
import { validAnswers } from '../support/forms/enquiry';
import { addLinkTo, addSavingPage } from '../support/forms/saving';
import { FormModal, wakeLink } from '../support/screens/modal';
import { entriesWith } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';

// With scroll bars that take space, as on most desktops.
test.use( {
	launchOptions: async ( { launchOptions }, use ) =>
		use( { ...launchOptions, ignoreDefaultArgs: [ '--hide-scrollbars' ] } ),
} );

const focusIsIn = ( modal: FormModal ) =>
	modal.dialog.evaluate( ( dialog ) => dialog.contains( document.activeElement ) );

test( 'a link opens its form, which is sent and confirmed without leaving the page', async ( {
	page,
	marker,
} ) => {
	const modal = await ( await new FormModal( page ).visit() ).open();
	await expect( modal.dialog ).toHaveAccessibleName( 'Test enquiry' );
	await expect( modal.title ).toBeFocused();
	await modal.form.fill( validAnswers( marker ) );
	await modal.form.submit.click();
	await expect( modal.form.confirmation ).toContainText( 'A broker will call you soon.' );
	await expect.poll( () => focusIsIn( modal ) ).toBe( true );
	expect( new URL( page.url() ).pathname ).toBe( fixtures().linkPath );
	expect( await entriesWith( marker ) ).toHaveLength( 1 );

	await modal.close.click();
	await expect( modal.dialog ).toBeHidden();
	await expect( modal.link ).toBeFocused();

	await modal.open();
	await expect( modal.form.confirmation ).toBeEmpty();
	await expect( modal.form.input( 'input_2' ) ).toHaveValue( '' );
	const second = `${ marker }again`;
	await modal.form.fill( validAnswers( second ) );
	await modal.form.submit.click();
	await expect( modal.form.confirmation ).not.toBeEmpty();
	expect( await entriesWith( second ) ).toHaveLength( 1 );
} );

test( 'the keyboard alone opens it, stays in it, sends it and comes back', async ( {
	page,
	marker,
} ) => {
	const modal = await new FormModal( page ).visit();
	await page.waitForLoadState();
	await modal.link.focus(); // Focus loads its script.
	await expect( modal.link ).toHaveAttribute( 'data-settled' );
	await page.keyboard.press( 'Enter' );
	await modal.form.root.waitFor();
	await expect( modal.title ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( modal.close ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( modal.form.submit ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( modal.close ).toBeFocused();
	const answers = validAnswers( marker );
	await sendByKeyboard( page, ( { name, type, value } ) =>
		type === 'checkbox' && answers[ name ] !== value ? undefined : answers[ name ]
	);
	await expect( modal.form.confirmation ).not.toBeEmpty();
	await page.keyboard.press( 'Escape' );
	await expect( modal.dialog ).toBeHidden();
	await expect( modal.link ).toBeFocused();
	expect( await entriesWith( marker ) ).toHaveLength( 1 );
} );

test( 'stands above a page that stays as it is', async ( { page } ) => {
	await recordLayoutShift( page );
	const remember = await forgetPages( page );
	const modal = await new FormModal( page ).visit();
	await test.step( 'nothing moves, and the page behind does not scroll', async () => {
		const shift = await layoutShiftOf( page, async () => {
			await modal.open();
			await page.mouse.move( 5, 400 );
			await page.mouse.wheel( 0, 600 );
			await page.keyboard.press( 'Escape' );
			await expect( modal.dialog ).toBeHidden();
		} );
		expect( shift ).toBe( 0 );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
		await page.mouse.wheel( 0, 600 );
		await expect.poll( () => page.evaluate( () => window.scrollY ) ).toBeGreaterThan( 0 );
	} );

	await test.step( 'its backdrop is black at 75 % and takes 300 ms', async () => {
		await modal.open();
		const backdrop = ( property: 'backgroundColor' | 'transition' ) =>
			modal.dialog.evaluate(
				( dialog, name ) => getComputedStyle( dialog, '::backdrop' )[ name ],
				property
			);
		await expect.poll( () => backdrop( 'backgroundColor' ) ).toBe( 'rgba(0, 0, 0, 0.75)' );
		expect( await backdrop( 'transition' ) ).toContain( 'background-color 0.3s' );
	} );

	await test.step( 'a click beside it closes it, and the answers wait', async () => {
		await modal.form.input( 'input_1' ).fill( 'Jo' );
		const box = ( await modal.form.input( 'input_1' ).boundingBox() )!;

		// Selecting text beyond the edge is not a click on the backdrop.
		await page.mouse.move( box.x + 20, box.y + 10 );
		await page.mouse.down();
		await page.mouse.move( 10, box.y + 10 );
		await page.mouse.up();
		await expect( modal.dialog ).toBeVisible();

		await page.mouse.click( 10, 400 );
		await expect( modal.dialog ).toBeHidden();
		await expect( modal.link ).toBeFocused();
		await modal.open();
		await expect( modal.form.input( 'input_1' ) ).toHaveValue( 'Jo' );
	} );
	await remember();
} );

test( 'two above each other: Escape, the backdrop and the close button are the upper one’s', async ( {
	page,
} ) => {
	await page.goto( await addLinkTo( await addSavingPage() ) );
	const modal = new FormModal( page );
	const link = page.locator( 'a[data-atoll-form]' ).last();
	await wakeLink( link );
	await link.click();
	await modal.form.root.waitFor();
	await modal.form.wake();
	const above = modal.dialog.locator( 'dialog' );
	const save = modal.dialog.locator( '[data-atoll="save"]' );
	const ways = [
		() => page.keyboard.press( 'Escape' ),
		() => page.mouse.click( 5, 5 ),
		() => above.getByRole( 'button', { name: 'Close', exact: true } ).click(),
	];
	for ( const way of ways ) {
		await save.click();
		await expect( above ).toBeVisible();
		await way();
		await expect( above ).toBeHidden();
		await expect( modal.dialog ).toBeVisible();
	}
	await page.keyboard.press( 'Escape' );
	await expect( modal.dialog ).toBeHidden();
	await expect( link ).toBeFocused();
} );

test( 'a click that comes before the island opens the form when it lives', async ( { page } ) => {
	const script = await holdBack( page, 'modal' );
	const modal = await new FormModal( page ).visit();
	await untilAwaited( modal.link, script );
	await modal.link.click();
	script.release();
	await expect( modal.title ).toHaveText( 'Test enquiry' );
	expect( new URL( page.url() ).pathname ).toBe( fixtures().linkPath );
} );

test( 'a form that is slow shows that it is coming', async ( { page } ) => {
	const modal = await new FormModal( page ).visit();
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => ( release = resolve ) );
	await modal.onFetch( async ( proceed ) => {
		await released;
		await proceed();
	} );
	await wakeLink( modal.link );
	await modal.link.click();
	const spinner = modal.dialog.locator( '.atoll-spinner' );
	await expect( spinner ).toBeVisible();
	await page.emulateMedia( { forcedColors: 'active' } );
	const isSeenToTurn = await spinner.evaluate( ( element ) => {
		const { borderBottomColor, borderTopColor } = getComputedStyle( element, '::before' );
		return borderBottomColor !== borderTopColor;
	} );
	expect( isSeenToTurn, 'the ring is of two colours' ).toBe( true );
	await expect( modal.dialog ).toHaveAccessibleName( 'Opening the form…' );
	await expect( modal.dialog ).toBeFocused();
	release();
	await expect( modal.title ).toBeFocused();
	await expect( modal.dialog.locator( '.atoll-spinner' ) ).toBeHidden();
} );

test( 'a form that does not come is reached on its page', async ( { page } ) => {
	const modal = await new FormModal( page ).visit();
	await page.route( '**/s1t2/v1/forms/*', ( route ) => route.abort() );
	await wakeLink( modal.link );
	await modal.link.click();
	await page.waitForURL( `**${ fixtures().formPath }#atoll-form-${ fixtures().formId }` );
	await expect( modal.form.root ).toBeVisible();
} );

test( 'has no violation at 320 and 1280 px, nor sideways scrolling, also with errors', async ( {
	page,
} ) => {
	const modal = await ( await new FormModal( page ).visit() ).open();
	await modal.form.untilLive();
	await modal.form.submit.click();
	await expect( modal.form.root.locator( '[data-atoll="summary"]' ) ).not.toBeEmpty();
	const body = modal.dialog.locator( '[data-atoll="body"]' );
	for ( const { width, rules } of [ { width: 320 }, { width: 1280, rules: LAID_OUT } ] ) {
		await page.setViewportSize( { width, height: 800 } );
		expect( await violationsOf( page, { rules } ) ).toEqual( [] );
		expect( await body.evaluate( ( one ) => one.scrollWidth - one.clientWidth ) ).toBe( 0 );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the link leads to the form on its page', async ( { page } ) => {
		const modal = await new FormModal( page ).visit();
		await modal.link.click();
		await expect( modal.form.root ).toBeVisible();
		expect( page.url() ).toContain( `${ fixtures().formPath }#atoll-form-` );
	} );
} );
