import { act, render } from '@testing-library/react';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { formDraft } from '../../store';
import { useSaveLock } from './use-save-lock';

jest.mock( '@wordpress/editor', () => ( { store: 'core/editor' } ) );

const editor = createReduxStore( 'core/editor', {
	reducer: () => ( {} ),
	actions: {
		lockPostSaving: () => ( { type: 'LOCKED' } ),
		unlockPostSaving: () => ( { type: 'UNLOCKED' } ),
	},
	selectors: {
		getEditedPostAttribute: () => 'publish',
		isPublishSidebarOpened: () => false,
	},
} );

const Lock = () => <>{ useSaveLock() ? 'locked' : 'open' }</>;

it( 'locks on what is wrong with the form on the screen, not on what was wrong with an earlier one', async () => {
	register( editor );
	const problem = { field: 1, setting: 'choices', sentence: 'Add a choice.' };
	const check = { fields: {}, problems: [ problem ], warnings: [] };
	const { container } = render( <Lock /> );
	expect( container ).toHaveTextContent( 'open' );
	await act( async () => void dispatch( formDraft ).receiveCheck( check ) );
	expect( container ).toHaveTextContent( 'locked' );
	await act( async () => void dispatch( formDraft ).failCheck() );
	expect( container ).toHaveTextContent( 'open' );
	await act( async () => void dispatch( formDraft ).receiveCheck( check ) );
	expect( container ).toHaveTextContent( 'locked' );
} );
