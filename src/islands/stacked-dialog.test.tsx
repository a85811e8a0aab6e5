import { render } from '@testing-library/react';
import { select } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { modals } from '@atoll/stores';
import { openDialogs } from '../../tests/js/dialogs';
import { StackedDialog } from './stacked-dialog';

/** Calls back with the active modal at the moment the dialog can first be seen. */
const Press = ( { onPress }: { onPress: ( active: unknown ) => void } ) => {
	useLayoutEffect( () => onPress( select( modals ).getActive() ), [ onPress ] );
	return null;
};

it( 'is the upper one as soon as it can be seen, or a press beside it would close the one below', () => {
	openDialogs();
	const pressed = jest.fn();
	render(
		<>
			<StackedDialog title="Save" close="Close" onClose={ () => {} }>
				<p>Your link</p>
			</StackedDialog>
			<Press onPress={ pressed } />
		</>
	);
	expect( pressed ).toHaveBeenCalledWith(
		expect.objectContaining( { id: expect.any( String ) } )
	);
} );
