<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Platform\Module;

/**
 * Keeps WordPress' typography out of forms: it would make dashes and multiplication signs of what somebody typed into a
 * textarea, and of what a form says with a hyphen (spec 8).
 */
final class ExactWords implements Module {

	public function register(): void {
		add_filter( 'no_texturize_tags', static fn( array $tags ): array => array( ...$tags, 'form' ) );
	}
}
