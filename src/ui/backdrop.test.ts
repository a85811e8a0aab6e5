import { fireEvent } from '@testing-library/react';
import { onBackdropClick } from './backdrop';

const dialog = document.createElement( 'dialog' );
const close = jest.fn();
onBackdropClick( dialog, close, new AbortController().signal );

beforeEach( () => close.mockClear() );

it( 'is pressed where a press begins and ends', () => {
	fireEvent.pointerDown( dialog );
	fireEvent.click( dialog, { detail: 1 } );
	expect( close ).toHaveBeenCalledTimes( 1 );
} );

it( 'is not pressed by the second half of the double click that opened the dialog', () => {
	fireEvent.pointerDown( dialog );
	fireEvent.click( dialog, { detail: 2 } );
	expect( close ).not.toHaveBeenCalled();
} );
