<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

/** Small numbers in words. */
final class NumberWords {

	/** @return array<int, string> From 0 to 18. */
	public function all(): array {
		return array(
			__( 'zero', 'atoll' ),
			__( 'one', 'atoll' ),
			__( 'two', 'atoll' ),
			__( 'three', 'atoll' ),
			__( 'four', 'atoll' ),
			__( 'five', 'atoll' ),
			__( 'six', 'atoll' ),
			__( 'seven', 'atoll' ),
			__( 'eight', 'atoll' ),
			__( 'nine', 'atoll' ),
			__( 'ten', 'atoll' ),
			__( 'eleven', 'atoll' ),
			__( 'twelve', 'atoll' ),
			__( 'thirteen', 'atoll' ),
			__( 'fourteen', 'atoll' ),
			__( 'fifteen', 'atoll' ),
			__( 'sixteen', 'atoll' ),
			__( 'seventeen', 'atoll' ),
			__( 'eighteen', 'atoll' ),
		);
	}

	/** @return int|null The number written in the answer, in digits or as a word. */
	public function parse( string $answer ): ?int {
		if ( 1 === preg_match( '/^\d{1,3}$/', $answer ) ) {
			return (int) $answer;
		}
		$number = array_search( mb_strtolower( $answer ), array_map( 'mb_strtolower', $this->all() ), true );
		return false === $number ? null : $number;
	}
}
