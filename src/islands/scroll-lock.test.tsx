import { act, render } from '@testing-library/react';
import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { useBackdrop } from './use-backdrop';

const Modal = ( { name }: { name: string } ) => {
	useBackdrop( () => {}, name );
	return null;
};

const isLocked = () => document.documentElement.classList.contains( 'atoll-locked' );

/** Waits for the next frame's work to finish. */
const painted = () => act( async () => {} );

it( 'holds the page while any modal shows, whichever island it belongs to', async () => {
	const one = render( <Modal name="one" /> );
	const other = render( <Modal name="other" /> );
	await painted();
	expect( isLocked() ).toBe( true );
	one.unmount();
	expect( isLocked() ).toBe( true );
	other.unmount();
	expect( isLocked() ).toBe( false );
} );

it( 'goes by their stack', async () => {
	const { unmount } = render( <Modal name="one" /> );
	await painted();
	act( () => void dispatch( modals ).shown( { id: 'two', onClick: () => {} } ) );
	unmount();
	expect( isLocked() ).toBe( true );
	act( () => void dispatch( modals ).hidden( 'two' ) );
	render( <Modal name="one" /> ).unmount();
	expect( isLocked() ).toBe( false );
} );
