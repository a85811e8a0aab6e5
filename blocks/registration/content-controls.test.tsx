import { render } from '@testing-library/react';

/** Returns the group of the settings if WordPress' block editor exports this too. */
const groupBeside = ( exported: object ) => {
	const InspectorControls = jest.fn< null, [ { group: string } ] >( () => null );
	jest.isolateModules( () => {
		jest.doMock( '@wordpress/block-editor', () => ( { InspectorControls, ...exported } ) );
		const { ContentControls } = require( './content-controls' );
		render( <ContentControls>Phone number</ContentControls> );
	} );
	return InspectorControls.mock.lastCall;
};

it( 'shows what a block shows inside patterns too, from WordPress 7.0 on', () => {
	expect( groupBeside( { DimensionControl: () => null } )?.[ 0 ] ).toMatchObject( {
		group: 'content',
	} );
} );

it( 'gives WordPress before that no group that it does not know', () => {
	expect( groupBeside( {} )?.[ 0 ] ).toMatchObject( { group: 'default' } );
} );
