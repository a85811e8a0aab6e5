import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createReduxStore, register, select } from '@wordpress/data';
import { store as notices } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { ShowingPanel } from './showing';

jest.mock( '@wordpress/editor', () => ( {
	store: 'core/editor',
	PluginDocumentSettingPanel: ( { children }: { children: ReactNode } ) => children,
	PluginPostPublishPanel: () => null,
} ) );

const editor = createReduxStore( 'core/editor', {
	reducer: () => ( {} ),
	selectors: { getCurrentPostAttribute: () => 12 },
} );

beforeEach( () => {
	window.atollFormPanels = {
		newPage: 'post-new.php?post_type=page&atoll_form=',
	} as typeof window.atollFormPanels;
} );

it( 'says that the shortcode was copied', async () => {
	register( editor );
	Object.assign( navigator, { clipboard: { writeText: () => Promise.resolve() } } );
	render( <ShowingPanel /> );
	fireEvent.click( screen.getByLabelText( 'Copy: Shortcode' ) );
	await waitFor( () =>
		expect( select( notices ).getNotices() ).toMatchObject( [ { content: 'Copied' } ] )
	);
} );
