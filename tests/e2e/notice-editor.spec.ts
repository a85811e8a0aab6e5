import { call } from './support/api';
import { asAdministrator, canvas, openEditor } from './support/editor';
import { expect, test } from './support/reused-page';

interface Notice {
	id: number;
	status: string;
}

test( 'asks before a site notice is published whose time has passed', async ( { page } ) => {
	const { id } = await call< Notice >( 'wp/v2/atoll-notifications', 'POST', {
		title: 'Closed on Friday',
		status: 'draft',
		content: '<!-- wp:paragraph --><p>We are closed on Friday.</p><!-- /wp:paragraph -->',
		schedule: { starts: null, ends: '2026-01-02T17:00:00' },
	} );
	const status = async () =>
		( await call< Notice >( `wp/v2/atoll-notifications/${ id }?context=edit` ) ).status;
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	const publish = panel.getByRole( 'button', { name: 'Publish', exact: true } );
	// The editor takes presses before it is ready for them, and lets them be; what is open already stays so.
	const openPanel = () =>
		expect( async () => {
			const isOpen = await publish.isVisible();
			await ( isOpen ||
				page.getByRole( 'button', { name: 'Publish', exact: true } ).click() );
			await expect( publish ).toBeVisible( { timeout: 2000 } );
		} ).toPass();
	const question = page.getByRole( 'dialog' ).filter( { hasText: 'ended on 2 January 2026' } );
	try {
		await asAdministrator( page );
		await openEditor( page, `wp-admin/post.php?post=${ id }&action=edit` );
		await openPanel();
		await publish.click();
		await question.getByRole( 'button', { name: 'Save without publishing' } ).click();
		await expect( question ).toBeHidden();
		await expect( page.getByText( 'Draft saved.' ).first() ).toBeVisible();
		expect( await status() ).toBe( 'draft' );

		await openPanel();
		await publish.click();
		await question.getByRole( 'button', { name: 'Publish all the same' } ).click();
		await expect.poll( status ).toBe( 'publish' );
	} finally {
		await call( `wp/v2/atoll-notifications/${ id }?force=true`, 'DELETE' );
	}
} );

test( 'a site notice begins empty in its box, and takes one paragraph from the keyboard', async ( {
	page,
} ) => {
	await asAdministrator( page );
	await openEditor( page, 'wp-admin/post-new.php?post_type=atoll_notification' );
	await expect( canvas( page ).locator( 'html' ) ).toHaveAttribute(
		'data-atoll-notification',
		'default'
	);
	await expect( canvas( page ).getByText( 'What should visitors know?' ) ).toBeVisible();

	await canvas( page ).getByRole( 'textbox', { name: 'Add title' } ).fill( 'Closed' );
	await page.keyboard.press( 'Enter' );
	const writing = canvas( page ).locator( 'p[contenteditable="true"]' );
	await expect( writing ).toBeFocused();
	await page.keyboard.insertText( 'We are closed on Friday.' );
	await expect( writing ).toHaveCount( 1 );
} );

test( 'on a telephone all of a notice’s start can be set, also where it is held lying down', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	await asAdministrator( page );
	await openEditor( page, 'wp-admin/post-new.php?post_type=atoll_notification' );
	await page.getByRole( 'button', { name: 'Settings', exact: true } ).click();
	await page.getByRole( 'button', { name: 'When', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Start: Once published' } ).click();
	const none = page.locator( '.components-popover' ).getByText( 'Once published' );
	await expect( none ).toBeInViewport( { ratio: 1 } );
	await page.setViewportSize( { width: 740, height: 360 } );
	await none.scrollIntoViewIfNeeded();
	await expect( none ).toBeInViewport( { ratio: 1 } );
	await none.click();
	await expect( none ).toBeHidden();
} );
