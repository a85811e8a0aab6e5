/** @jest-environment node */
import { amounts } from '../../contract/logic/amounts.json';
import { plainMoney, writtenMoney } from './money';

it.each( amounts.map( ( one ) => [ one.name, one ] as const ) )(
	'writes and reads %s',
	( _name, { typed, written, plain } ) => {
		expect( writtenMoney( typed ) ).toBe( written );
		expect( plainMoney( typed ) ).toBe( plain );
	}
);

it.each( amounts.map( ( one ) => [ one.name, one ] as const ) )(
	'comes back from what it wrote: %s',
	( _name, { written, plain } ) => {
		expect( writtenMoney( plain ) ).toBe( written );
		expect( plainMoney( written ) ).toBe( plain );
	}
);
