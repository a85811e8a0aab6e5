/** @jest-environment node */
import { sizes } from '../../../../../contract/logic/sizes.json';
import { sizeOf } from './size';

it.each( sizes.map( ( one ) => [ one.name, one ] as const ) )(
	'writes %s as the server does',
	( _name, { bytes, written } ) => {
		expect( sizeOf( bytes ) ).toBe( written );
	}
);
