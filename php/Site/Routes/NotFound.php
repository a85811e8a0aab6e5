<?php

declare( strict_types=1 );

namespace Atoll\Site\Routes;

use Atoll\Module;

/** /404/ and every path that nothing answers to show the page that says so, with status 404 (spec 2). */
final class NotFound implements Module {

	private const PATH = '^404/?$';

	public function register(): void {
		add_filter( 'rewrite_rules_array', $this->withPath( ... ) );
		// WordPress would send people to whatever begins alike; the page offers it instead.
		add_filter( 'do_redirect_guess_404_permalink', '__return_false' );
	}

	/**
	 * @param array<string, string> $rules
	 * @return array<string, string> Also where a page happens to be called 404.
	 */
	private function withPath( array $rules ): array {
		return array( self::PATH => 'index.php?error=404' ) + $rules;
	}
}
