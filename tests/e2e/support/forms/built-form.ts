import { expect, type Page } from '@playwright/test';
import { canvas, withoutMotion } from '../screens/editor';
import { call } from '../site/api';
import { asClient } from '../site/clients';

/** Ids of posts to delete afterwards. */
const made: string[] = [];

export const removeMade = (): Promise< unknown > =>
	Promise.all( made.splice( 0 ).map( ( path ) => call( `${ path }?force=true`, 'DELETE' ) ) );

/** Continues as a new user who is an editor, not an administrator, without motion. */
export async function asEditor( page: Page ): Promise< void > {
	await withoutMotion( page );
	await asClient( page, 'editor' );
}

export const nameOfForm = ( page: Page ) =>
	canvas( page ).getByRole( 'textbox', { name: 'Name of the form' } );

/** Returns the public number of a form with this title, once it accepts answers. */
export const published = async ( page: Page, name: string ): Promise< number > => {
	await expect(
		page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByText( /is now live/ )
			.first()
	).toBeVisible();
	const [ form ] = await call< { id: number; number: number }[] >(
		`wp/v2/atoll-forms?search=${ encodeURIComponent( name ) }`
	);
	made.push( `wp/v2/atoll-forms/${ form!.id }` );
	return form!.number;
};

/** Adds a form as the editor saves it; returns the id of its post. */
export const addForm = async ( form: {
	title: string;
	content: string;
	status?: 'publish' | 'draft';
	settings?: object;
} ): Promise< number > => {
	const { settings = {}, ...post } = form;
	const { id } = await call< { id: number } >( 'wp/v2/atoll-forms', 'POST', {
		...post,
		meta: { atoll_settings: JSON.stringify( settings ) },
	} );
	made.push( `wp/v2/atoll-forms/${ id }` );
	return id;
};

/** Adds a published page; returns its path. */
export const addPage = async ( name: string, content: string ): Promise< string > => {
	const page = await call< { id: number; link: string } >( 'wp/v2/pages', 'POST', {
		title: name,
		content,
		status: 'publish',
	} );
	made.push( `wp/v2/pages/${ page.id }` );
	return new URL( page.link ).pathname;
};
