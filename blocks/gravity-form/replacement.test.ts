import { createBlock, registerBlockType } from '@wordpress/blocks';
import { replacement } from './replacement';

beforeAll( () => {
	registerBlockType( 'atoll/form', {
		apiVersion: 3,
		title: 'Form',
		category: 'widgets',
		attributes: { formId: { type: 'number', default: 0 } },
		save: () => null,
	} as never );
} );

it.each( [
	[ '12', 12 ],
	[ '', 0 ],
	[ 'none', 0 ],
] )( 'is Atoll’s block of form “%s”', ( formId, number ) => {
	expect( replacement( { formId } ) ).toMatchObject( {
		name: createBlock( 'atoll/form' ).name,
		attributes: { formId: number },
	} );
} );
