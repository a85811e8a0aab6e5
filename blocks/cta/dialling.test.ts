import cases from '../../contract/logic/dialling.json';
import { dialled } from './dialling';

describe( 'the number that a telephone dials', () => {
	it.each( cases.map( ( { name, ...rest } ) => [ name, rest ] as const ) )(
		'is right for %s',
		( _name, each ) => {
			expect( dialled( each.written ) ?? null ).toBe( each.dialled );
		}
	);
} );
