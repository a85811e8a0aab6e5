<?php

declare( strict_types=1 );

namespace Atoll\Site\Routes;

use Atoll\Platform\Module;

/**
 * Every path that nothing answers to, and so /404/, shows the page that says so, with status 404 (spec 2). WordPress
 * would send people on to the article whose address begins alike; the page offers it instead.
 */
final class NotFound implements Module {

	public function register(): void {
		add_filter( 'do_redirect_guess_404_permalink', '__return_false' );
	}
}
