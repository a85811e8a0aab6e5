import { createBlock, registerBlockType } from '@wordpress/blocks';
import { replacement } from './replacement';

beforeAll( () => {
	registerBlockType( 'atoll/form', {
		apiVersion: 3,
		title: 'Form',
		category: 'widgets',
		attributes: { formId: { type: 'number', default: 0 }, anchor: { type: 'string' } },
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

it( 'is where links to it lead', () => {
	expect( replacement( { formId: '12', anchor: 'enquire' } ).attributes ).toEqual( {
		formId: 12,
		anchor: 'enquire',
	} );
} );
