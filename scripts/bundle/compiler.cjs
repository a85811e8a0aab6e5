/**
 * What our TypeScript is compiled with, for the build and for Jest: it says what WordPress' preset of Babel says, in a
 * fifteenth of its time.
 *
 * @param {boolean} tsx Whether the files may hold JSX; without it `<Type>( value ) => …` is a function of a type.
 * @return {Object} Options of SWC, https://swc.rs/docs/configuration/swcrc.
 */
module.exports = ( tsx ) => ( {
	swcrc: false,
	jsc: {
		parser: { syntax: 'typescript', tsx },
		transform: { react: { runtime: 'automatic' } },
	},
} );
