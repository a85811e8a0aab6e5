<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

/** Converts G-NAF's capitals to the usual case: "12A O'Connell Street, North Melbourne VIC 3051". */
final class AddressCasing {

	private const STATES = 'ACT|NSW|NT|OT|QLD|SA|TAS|VIC|WA';

	/** Keeps capitals in numbers (12A) and in a state before its postcode. */
	public static function apply( string $capitals ): string {
		$words = (string) preg_replace_callback(
			'/[\p{L}\d\']+/u',
			static fn( array $word ) => 1 === preg_match( '/\d/', $word[0] ) ? $word[0] : self::word( $word[0] ),
			$capitals
		);
		return (string) preg_replace_callback(
			'/\b(' . self::STATES . ')(?= \d{4}$)/i',
			static fn( array $state ) => strtoupper( $state[0] ),
			$words
		);
	}

	/** A letter after O' or Mc starts a name; a letter after any other apostrophe, as in St Mary's, does not. */
	private static function word( string $word ): string {
		$title = mb_convert_case( mb_strtolower( $word ), MB_CASE_TITLE );
		$title = (string) preg_replace_callback(
			"/(?<=.')\p{L}/u",
			static fn( array $letter ) => mb_strtolower( $letter[0] ),
			$title
		);
		return (string) preg_replace_callback(
			"/^(?:[OD]'|Mc)\p{L}/u",
			static fn( array $start ) => mb_substr( $start[0], 0, -1 ) . mb_strtoupper( mb_substr( $start[0], -1 ) ),
			$title
		);
	}
}
