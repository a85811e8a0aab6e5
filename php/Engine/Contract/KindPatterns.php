<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

use Atoll\Engine\Rules\Pattern;

/** What is wrong with the patterns of a kind that came without `npm run contract`, the mirror of scripts/contract. */
final class KindPatterns {

	/** Escapes that PCRE and JavaScript read differently. */
	private const DIFFERENT = '/\\\\[bdpsuw]/i';

	/** Letters, marks, digits and separators of any script: the same to both but for the newest ones. */
	private const SAME = '/\\\\p\{(?:L|M|Nd|Z)\}/';

	/** @return list<string> */
	public function problems( JsonData $kind ): array {
		$patterns = array( $kind->string( 'allow' ) );
		foreach ( $kind->list( 'rules' ) as $rule ) {
			array_push( $patterns, $rule->string( 'pattern' ), $rule->string( 'strip' ) );
		}
		$problems = array();
		foreach ( array_diff( $patterns, array( '' ) ) as $pattern ) {
			$plain = (string) preg_replace( self::SAME, '', str_replace( '\\\\', '', $pattern ) );
			if ( 1 === preg_match( self::DIFFERENT, $plain, $found ) ) {
				$problems[] = "pattern {$pattern} uses {$found[0]}, which PHP and JavaScript read differently; write a class such as [0-9]";
			}
			// PHP warns of what does not compile; whoever registered the kind is told below.
			if ( false === @preg_match( Pattern::regex( $pattern ), '' ) ) {
				$problems[] = "pattern {$pattern} does not compile";
			}
		}
		return $problems;
	}
}
