import { expect, type FrameLocator, type Page } from '@playwright/test';
import { call } from '../site/api';

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

/** Returns the canvas, which WordPress puts into an iframe. */
export const canvas = ( page: Page ): FrameLocator =>
	page.frameLocator( 'iframe[name="editor-canvas"]' );

/** Switches off the transitions between wp-admin's screens and within them, each frame of which the processor paints. */
export const withoutMotion = ( page: Page ): Promise< void > =>
	page.emulateMedia( { reducedMotion: 'reduce' } );

/**
 * Continues as the administrator, without motion. All tests share the session: WordPress loses one of two that start at
 * the same moment.
 */
export async function asAdministrator( page: Page ): Promise< void > {
	await withoutMotion( page );
	await page.context().addCookies(
		process.env.ATOLL_COOKIE!.split( '; ' ).map( ( cookie ) => {
			const [ name = '', value = '' ] = cookie.split( /=(.*)/s );
			return { name, value, url: process.env.ATOLL_URL! };
		} )
	);
}

/** Logs in as a user of the site. */
export async function logIn( page: Page, name: string, password: string ): Promise< void > {
	await page.goto( 'wp-login.php' );
	// WordPress focuses the name a moment after loading, so that a password typed before would end up there.
	await expect( page.locator( '#user_login' ) ).toBeFocused();
	await page.locator( '#user_login' ).fill( name );
	await page.locator( '#user_pass' ).fill( password );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /wp-admin/ );
}

/** Prevents the welcome dialogs on an editor's first visit and on each new page. */
export const greetNobody = (): Promise< unknown > =>
	call( 'wp/v2/users/me', 'POST', {
		meta: {
			persisted_preferences: {
				core: { enableChoosePatternModal: false },
				'core/edit-post': { welcomeGuide: false },
				'core/edit-site': { welcomeGuide: false },
				_modified: new Date().toISOString(),
			},
		},
	} );

/** Opens the block editor. */
export async function openEditor( page: Page, path: string ): Promise< void > {
	await page.goto( path );
	await page.waitForFunction( () =>
		( window as unknown as EditorWindow ).wp?.data?.select( 'core/editor' )?.getCurrentPostId()
	);
}

/** Adds a new page with a title. */
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

/** Adds a block as an editor does: opens the inserter, searches, selects. */
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
 * @return Its URL.
 */
export async function publish( page: Page ): Promise< string > {
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = page.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	return ( await panel.getByRole( 'link', { name: 'View Page' } ).getAttribute( 'href' ) ) ?? '';
}
