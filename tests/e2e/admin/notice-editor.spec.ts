import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/reused-page';
import { asAdministrator, canvas, openEditor } from '../support/screens/editor';
import { call } from '../support/site/api';

interface Editor {
	wp: {
		data: {
			select( store: 'core/editor' ): { getCurrentPostId(): number };
			dispatch( store: 'core/editor' ): { editPost( edits: object ): void };
		};
	};
}

/** Lets the notice expire, as the panel does; returns its id. */
const endIt = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const { dispatch, select } = ( window as unknown as Editor ).wp.data;
		const schedule = { starts: null, ends: '2026-01-02T17:00:00' };
		dispatch( 'core/editor' ).editPost( { schedule } );
		return select( 'core/editor' ).getCurrentPostId();
	} );

// Several checks in one editor, which takes seconds to open.
test( 'a site notice is written, and nothing is published by mistake', async ( { page } ) => {
	await page.setViewportSize( { width: 360, height: 740 } );
	await asAdministrator( page );
	await openEditor( page, 'wp-admin/post-new.php?post_type=atoll_notification' );

	await test.step( 'on a telephone all of its start can be set, also where it is held lying down', async () => {
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

	await test.step( 'it begins empty in its box, and takes one paragraph from the keyboard', async () => {
		await page.setViewportSize( { width: 1280, height: 800 } );
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

	await test.step( 'asks before one is published whose time has passed', async () => {
		const id = await endIt( page );
		const notice = `wp/v2/atoll-notifications/${ id }`;
		const status = async () =>
			( await call< { status: string } >( `${ notice }?context=edit` ) ).status;
		const panel = page.getByRole( 'region', { name: 'Editor publish' } );
		const publish = panel.getByRole( 'button', { name: 'Publish', exact: true } );
		// The editor may ignore a click before it is ready; an open panel stays open.
		const openPanel = () =>
			expect( async () => {
				const isOpen = await publish.isVisible();
				await ( isOpen ||
					page.getByRole( 'button', { name: 'Publish', exact: true } ).click() );
				await expect( publish ).toBeVisible( { timeout: 2000 } );
			} ).toPass();
		const question = page
			.getByRole( 'dialog' )
			.filter( { hasText: 'ended on 2 January 2026' } );
		try {
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
			await call( `${ notice }?force=true`, 'DELETE' );
		}
	} );
} );
