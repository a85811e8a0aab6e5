import { render } from '@testing-library/react';
import { useRefreshOnReturn } from './use-refresh-on-return';

const Screen = ( { refresh }: { refresh: () => void } ) => {
	useRefreshOnReturn( refresh );
	return null;
};

it( 'what is shown is asked for again on return, but not at each glance', () => {
	const now = jest.spyOn( Date, 'now' ).mockReturnValue( 0 );
	const refresh = jest.fn();
	const { unmount } = render( <Screen refresh={ refresh } /> );
	window.dispatchEvent( new Event( 'focus' ) );
	expect( refresh ).not.toHaveBeenCalled();
	now.mockReturnValue( 20_000 );
	window.dispatchEvent( new Event( 'focus' ) );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	expect( refresh ).toHaveBeenCalledTimes( 1 );
	unmount();
	now.mockReturnValue( 60_000 );
	window.dispatchEvent( new Event( 'focus' ) );
	expect( refresh ).toHaveBeenCalledTimes( 1 );
} );
