<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

use Atoll\Engine\Rules\Pattern;

/** Finds problems in the patterns of a kind that another plugin registers; the mirror of scripts/contract. */
final class KindPatterns {

	/** @param JsonData $escapes Escapes that PHP and JavaScript read differently (`differ`); exceptions (`alike`). */
	public function __construct( private JsonData $escapes ) {}

	/** @return list<string> */
	public function problems( JsonData $kind ): array {
		$patterns = array( $kind->string( 'allow' ) );
		foreach ( $kind->list( 'rules' ) as $rule ) {
			array_push( $patterns, $rule->string( 'pattern' ), $rule->string( 'strip' ) );
		}
		$problems = array();
		foreach ( array_diff( $patterns, array( '' ) ) as $pattern ) {
			$plain = strtolower( str_replace( array( '\\\\', ...$this->escapes->strings( 'alike' ) ), '', $pattern ) );
			foreach ( $this->escapes->strings( 'differ' ) as $escape => $instead ) {
				if ( str_contains( $plain, (string) $escape ) ) {
					$problems[] = "pattern {$pattern} uses {$escape}, which PHP and JavaScript read differently; write {$instead}";
				}
			}
			// @ hides PHP's warning about an invalid pattern: the developer gets the sentence below.
			if ( false === @preg_match( Pattern::regex( $pattern ), '' ) ) {
				$problems[] = "pattern {$pattern} does not compile";
			}
		}
		return $problems;
	}
}
