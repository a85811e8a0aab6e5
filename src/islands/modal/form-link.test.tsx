import { fireEvent, render, screen } from '@testing-library/react';
import { FormLink } from './form-link';

const mockModal = { form: 5, fetch: jest.fn(), open: jest.fn() };
jest.mock( './modal', () => ( { modalOf: () => mockModal } ) );

const link = () => screen.getByText( 'Ask us' );

beforeEach( () => {
	mockModal.open.mockClear();
	document.body.innerHTML = '<a href="/enquiry/" data-atoll-form="5">Ask us</a>';
} );

it( 'is a button from then on, which the space bar presses without scrolling', () => {
	const { unmount } = render( <FormLink element={ link() } /> );
	expect( screen.getByRole( 'button', { name: 'Ask us' } ) ).toBe( link() );
	expect( fireEvent.keyDown( link(), { key: ' ' } ) ).toBe( false );
	expect( mockModal.open ).toHaveBeenCalledTimes( 1 );
	fireEvent.keyDown( link(), { key: ' ', repeat: true } );
	expect( mockModal.open ).toHaveBeenCalledTimes( 1 );
	unmount();
	expect( screen.getByRole( 'link', { name: 'Ask us' } ) ).toBe( link() );
} );

it( 'is clicked by the space bar, so that a menu that it stands in hears of it and closes', () => {
	render( <FormLink element={ link() } /> );
	const onClick = jest.fn();
	document.body.addEventListener( 'click', onClick, { once: true } );
	fireEvent.keyDown( link(), { key: ' ' } );
	expect( onClick ).toHaveBeenCalledTimes( 1 );
} );

it( 'leaves clicks for another tab, and other keys, to the browser', () => {
	render( <FormLink element={ link() } /> );
	expect( fireEvent.keyDown( link(), { key: 'Enter' } ) ).toBe( true );
	link().addEventListener( 'click', ( event ) => event.preventDefault() );
	fireEvent.click( link(), { ctrlKey: true } );
	expect( mockModal.open ).not.toHaveBeenCalled();
	fireEvent.click( link() );
	expect( mockModal.open ).toHaveBeenCalledTimes( 1 );
} );
