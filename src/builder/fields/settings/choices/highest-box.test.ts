/** @jest-environment node */
import { highestBoxIn } from './highest-box';

const condition = ( fieldId: string, enabled = true ) => ( {
	conditionalLogic: { enabled, rules: [ { fieldId, operator: 'is', value: '5.99' } ] },
} );

it.each( [
	[ 'a rule', condition( '5.3' ), 3 ],
	[ 'one that is switched off', condition( '5.3', false ), 3 ],
	[ 'a formula', { calculationFormula: '{Extra:5.2:value} + {Extra:5.11}' }, 11 ],
	[ 'a text', { notifications: [ { message: 'With {Extra:5.4}.' } ] }, 4 ],
	[ 'the question as a whole', condition( '5' ), 0 ],
	[ 'another one', [ condition( '15.3' ), { calculationFormula: '{Sum:55.3} * 5.3' } ], 0 ],
	[ 'nothing', [ {}, undefined, null, 5.3 ], 0 ],
] )( 'finds what %s asks for', ( _, value, number ) => {
	expect( highestBoxIn( value, 5 ) ).toBe( number );
} );
