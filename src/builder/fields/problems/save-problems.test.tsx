import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Slot, SlotFillProvider } from '@wordpress/components';
import { createReduxStore, register } from '@wordpress/data';
import { SaveProblems } from './save-problems';

jest.mock( '@wordpress/editor', () => ( { store: 'core/editor' } ) );

let storedStatus = 'publish';
const editor = createReduxStore( 'core/editor', {
	reducer: () => ( {} ),
	selectors: { getCurrentPostAttribute: () => storedStatus },
} );

const open = async ( status: string, uses = '' ) => {
	storedStatus = status;
	window.atollFormUses = uses;
	const problem = { field: null, setting: '', sentence: 'Add a question.' };
	render(
		<SlotFillProvider>
			<Slot name="PinnedItems/core" />
			<SaveProblems problems={ [ problem ] } isLocked isUnchecked={ false } />
		</SlotFillProvider>
	);
	await userEvent.setup().click( screen.getByRole( 'button', { name: '1 problem' } ) );
	return ( await screen.findByText( 'Add a question.' ) ).closest(
		'.atoll-builder-save-problems__list'
	);
};

beforeAll( () => register( editor ) );

it( 'advises nobody to take an open form off the site, and says what that would do', async () => {
	const reasons = await open( 'publish', 'The site uses it: “Contact” shows it.' );
	expect( reasons ).toHaveTextContent( /kept as an autosave/ );
	expect( reasons ).toHaveTextContent(
		'As a draft, the form would be closed to visitors. The site uses it: “Contact” shows it.'
	);
} );

it( 'says of a form that is about to be published that it can be kept as a draft', async () => {
	const reasons = await open( 'draft' );
	expect( reasons ).toHaveTextContent( 'Until then it can be saved as a draft.' );
	expect( reasons ).not.toHaveTextContent( 'visitors' );
} );

it( 'says beside Save that the form could not be checked', async () => {
	render(
		<SlotFillProvider>
			<Slot name="PinnedItems/core" />
			<SaveProblems problems={ [] } isLocked={ false } isUnchecked />
		</SlotFillProvider>
	);
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'The form could not be checked' );
	await userEvent.setup().click( screen.getByRole( 'button', { name: 'Not checked' } ) );
	expect( screen.getAllByText( /could not be checked/ ) ).toHaveLength( 2 );
} );
