import type { FrameLocator, Page } from '@playwright/test';

interface EditorWindow {
	wp?: {
		data?: {
			dispatch( store: 'core/preferences' ): {
				set( scope: string, name: string, value: boolean | string[] ): void;
			};
			select( store: 'core/editor' ): { getCurrentPostId(): number | null } | undefined;
		};
	};
}

/** What is edited, which WordPress puts in a frame of its own. */
export const canvas = ( page: Page ): FrameLocator =>
	page.frameLocator( 'iframe[name="editor-canvas"]' );

/** Logs in, as the administrator unless another is named. */
export async function logIn( page: Page, name = 'admin', password = 'password' ): Promise< void > {
	await page.goto( 'wp-login.php' );
	await page.locator( '#user_login' ).fill( name );
	await page.locator( '#user_pass' ).fill( password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
}

/** Opens the block editor, without the windows that greet a first visit. */
export async function openEditor( page: Page, path: string ): Promise< void > {
	// It may come before the preference that keeps it away.
	const patterns = page.locator( '.editor-start-page-options__modal' );
	await page.addLocatorHandler( patterns, () =>
		patterns.getByRole( 'button', { name: 'Close' } ).click()
	);
	await page.goto( path );
	await page.waitForFunction( () =>
		( window as unknown as EditorWindow ).wp?.data?.select( 'core/editor' )?.getCurrentPostId()
	);
	await page.evaluate( () => {
		const preferences = ( window as unknown as EditorWindow ).wp?.data?.dispatch(
			'core/preferences'
		);
		preferences?.set( 'core/edit-post', 'welcomeGuide', false );
		preferences?.set( 'core', 'enableChoosePatternModal', false );
	} );
}

/** A new page with a title. */
export async function newPage( page: Page, title: string ): Promise< void > {
	await openEditor( page, 'wp-admin/post-new.php?post_type=page' );
	await canvas( page ).getByRole( 'textbox', { name: 'Add title' } ).fill( title );
}

/** Closes the panels of the sidebar, which stay as the last test left them. */
export const closePanels = ( page: Page ): Promise< void > =>
	page.evaluate( () =>
		( window as unknown as EditorWindow ).wp?.data
			?.dispatch( 'core/preferences' )
			.set( 'core', 'openPanels', [] )
	);

/** Adds a block as an editor does: opens the inserter, searches, picks. */
export async function insert( page: Page, name: string ): Promise< void > {
	const inserter = page.getByRole( 'button', { name: 'Block Inserter', exact: true } );
	await inserter.click();
	await page.getByRole( 'searchbox' ).fill( name );
	await page.getByRole( 'option', { name, exact: true } ).click();
	await inserter.click();
}

/**
 * Publishes the page.
 *
 * @return Its address.
 */
export async function publish( page: Page ): Promise< string > {
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	return ( await panel.getByRole( 'link', { name: 'View Page' } ).getAttribute( 'href' ) ) ?? '';
}
