<?php

declare( strict_types=1 );

namespace Atoll\Site\Look;

use Atoll\Platform\Module;

/** Where editors find the patterns of theme/atoll/patterns, which WordPress registers by itself. */
final class Patterns implements Module {

	public function register(): void {
		add_action( 'init', $this->registerCategory( ... ) );
	}

	private function registerCategory(): void {
		register_block_pattern_category( 'atoll', array( 'label' => __( 'Atoll', 'atoll' ) ) );
	}
}
