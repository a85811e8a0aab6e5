/** @jest-environment node */
import type { PublicDefinition } from '../../../contract/public-definition';
import { withoutSecrets } from './without-secrets';

const definition = {
	fields: [
		{ id: 1, shape: 'text' },
		{ id: 2, shape: 'secret' },
		{ id: 3, shape: 'secret' },
	],
} as PublicDefinition;

it( 'says of a password only that there is one', () => {
	expect( withoutSecrets( definition, { 1: 'Jo', 2: 'correct horse', 3: '' } ) ).toEqual( {
		1: 'Jo',
		2: 'set',
		3: '',
	} );
} );

it( 'adds nothing to what was read of one field alone', () => {
	expect( withoutSecrets( definition, { 1: 'Jo' } ) ).toEqual( { 1: 'Jo' } );
} );
