<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

use Atoll\Engine\Rules\Pattern;

/** What is wrong with the patterns of a kind that came without `npm run contract`, the mirror of scripts/contract. */
final class KindPatterns {

	/** @param JsonData $escapes Those that the languages read differently, and those of them that they read alike. */
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
			// PHP warns of what does not compile; whoever registered the kind is told below.
			if ( false === @preg_match( Pattern::regex( $pattern ), '' ) ) {
				$problems[] = "pattern {$pattern} does not compile";
			}
		}
		return $problems;
	}
}
