import { expect, test, type Page } from '@playwright/test';
import { addForm, removeMade } from './support/built-form';
import { asAdministrator, greetNobody, openEditor } from './support/editor';
import { newMarker } from './support/enquiry';

test.describe.configure( { timeout: 120_000 } );

test.beforeAll( () => greetNobody() );

test.beforeEach( ( { page } ) => asAdministrator( page ) );

test.afterAll( () => removeMade() );

const field = ( attributes: object ) =>
	`<!-- wp:atoll/field ${ JSON.stringify( attributes ) } /-->`;

const PURPOSE = field( {
	id: 1,
	kind: 'radio',
	label: 'Purpose',
	choices: [ { text: 'Buy' }, { text: 'Refinance' } ],
} );

interface Editor {
	wp: {
		data: {
			select( store: string ): { getBlocks(): { clientId: string }[] };
			dispatch( store: string ): {
				updateBlockAttributes( id: string, attributes: object ): void;
				editPost( edits: object ): void;
			};
		};
	};
}

/** Takes away what a question, a page and a notification cannot do without. */
const breakIt = ( page: Page ) =>
	page.evaluate( () => {
		const { dispatch, select } = ( window as unknown as Editor ).wp.data;
		const [ question, pageBreak ] = select( 'core/block-editor' ).getBlocks();
		const { updateBlockAttributes } = dispatch( 'core/block-editor' );
		updateBlockAttributes( question!.clientId, { choices: [] } );
		updateBlockAttributes( pageBreak!.clientId, {
			conditionalLogic: { rules: [ { fieldId: '9', operator: 'is', value: 'x' } ] },
		} );
		const notifications = [ { id: 'a1', name: 'To the office', to: '' } ];
		const meta = { atoll_settings: JSON.stringify( { notifications } ) };
		dispatch( 'core/editor' ).editPost( { meta } );
	} );

const edit = async ( page: Page, form: Parameters< typeof addForm >[ 0 ] ): Promise< void > =>
	openEditor( page, `wp-admin/post.php?post=${ await addForm( form ) }&action=edit` );

test( 'says beside Save why a form cannot be saved, and leads to what mends it', async ( {
	page,
} ) => {
	await edit( page, {
		title: `Reasons ${ newMarker() }`,
		status: 'publish',
		content: [
			PURPOSE,
			'<!-- wp:atoll/page-break /-->',
			field( { id: 2, kind: 'text', label: 'Name' } ),
		].join( '\n' ),
	} );
	const bar = page.getByRole( 'region', { name: 'Editor top bar' } );
	const save = bar.getByRole( 'button', { name: 'Save', exact: true } );
	const reasons = bar.getByRole( 'button', { name: '3 problems' } );
	await expect( reasons ).toBeHidden();

	await breakIt( page );
	await expect( save ).toBeDisabled();
	await expect( bar.getByRole( 'status' ) ).toHaveText(
		'This form cannot be saved: 3 problems.'
	);

	const follow = async ( sentence: RegExp ) => {
		await reasons.focus();
		await page.keyboard.press( 'Enter' );
		const link = page
			.locator( '.components-popover' )
			.getByRole( 'button', { name: sentence } );
		await link.focus();
		await page.keyboard.press( 'Enter' );
	};
	await follow( /add at least one choice/ );
	await expect( page.getByRole( 'button', { name: 'Add choice' } ) ).toBeFocused();
	await follow( /^Page 2/ );
	await expect( page.getByRole( 'button', { name: 'Edit condition' } ) ).toBeFocused();
	await follow( /has nobody to go to/ );
	await expect(
		page.getByRole( 'button', { name: 'To the office', exact: true } )
	).toBeFocused();
} );
