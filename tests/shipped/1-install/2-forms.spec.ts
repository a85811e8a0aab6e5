import type { Page } from '@playwright/test';
import { canvas, insert, newPage, openEditor, publish } from '../../e2e/support/screens/editor';
import { APPLICATION, leadsOn } from '../support/forms';
import { keep } from '../support/kept';
import { call } from '../support/rest';
import { expect, test } from '../support/test';

/** Prevents the dialog in which WordPress offers patterns for each new page. */
const beginWithNothing = ( owner: Page ) =>
	call( owner, 'POST', 'wp/v2/users/me', {
		meta: {
			persisted_preferences: {
				core: { enableChoosePatternModal: false },
				'core/edit-post': { welcomeGuide: false },
				_modified: new Date().toISOString(),
			},
		},
	} );

test( 'a form begins as a pattern, is published and placed on a page', async ( { owner } ) => {
	await openEditor( owner, 'wp-admin/post-new.php?post_type=atoll_form' );
	await owner.getByRole( 'option', { name: 'Callback' } ).click();
	await canvas( owner ).getByRole( 'textbox', { name: 'Name of the form' } ).fill( 'Call me' );
	await owner.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	const panel = owner.getByRole( 'region', { name: 'Editor publish' } );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( owner.getByText( /takes answers now/ ).first() ).toBeVisible();

	await beginWithNothing( owner );
	await newPage( owner, 'Call me' );
	await insert( owner, 'Form' );
	await canvas( owner ).getByRole( 'combobox' ).first().fill( 'Call me' );
	await canvas( owner ).getByRole( 'option', { name: 'Call me' } ).click();
	await expect( canvas( owner ).getByText( 'When we may call' ) ).toBeVisible();
	expect( await publish( owner ) ).toContain( process.env.ATOLL_URL );
} );

test( 'forms also come in by REST, as clients of Gravity Forms write them', async ( { owner } ) => {
	const make = async ( form: object ) =>
		Number( ( await call< { id: number } >( owner, 'POST', 'gf/v2/forms', form ) ).id );
	const addPage = async ( title: string, content: string ) =>
		(
			await call< { id: number } >( owner, 'POST', 'wp/v2/pages', {
				title,
				content,
				status: 'publish',
			} )
		).id;
	const show = ( title: string, form: number ) =>
		addPage( title, `<!-- wp:atoll/form {"formId":${ form }} /-->` );

	const [ called ] = await call< { id: number }[] >( owner, 'GET', 'wp/v2/pages?search=Call me' );
	const [ callback ] = await call< { number: number }[] >( owner, 'GET', 'wp/v2/atoll-forms' );
	const thanks = await addPage( 'Thank you', '<p>The guide is on its way.</p>' );
	const forms = {
		callback: callback!.number,
		leadsOn: await make( leadsOn( thanks ) ),
		application: await make( APPLICATION ),
	};
	const pages = {
		callback: called!.id,
		leadsOn: await show( 'Ask for a guide', forms.leadsOn ),
		application: await show( 'Apply', forms.application ),
		thanks,
	};
	expect( new Set( [ ...Object.values( forms ) ] ).size ).toBe( 3 );
	keep( { forms, pages } );
} );
