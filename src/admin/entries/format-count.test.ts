import { countInSentence, shortCount } from './format-count';

afterEach( () => {
	document.documentElement.lang = '';
} );

it( 'writes numbers as the screen’s language does, whatever the browser’s is', () => {
	document.documentElement.lang = 'de-DE-formal';
	expect( shortCount( 1_234 ) ).toBe( '1.234' );
	expect( shortCount( 10_001 ) ).toBe( '10.000+' );
	expect( countInSentence( 10_001 ) ).toBe( 'More than 10.000' );
	expect( countInSentence( 1_234 ) ).toBe( '1.234' );
	document.documentElement.lang = 'en-AU';
	expect( shortCount( 1_234 ) ).toBe( '1,234' );
} );
