<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** Where editors find the patterns of theme/atoll/patterns, which WordPress registers by itself. */
final class ThemePatterns {

	public function registerCategory(): void {
		register_block_pattern_category( 'atoll', array( 'label' => __( 'Atoll', 'atoll' ) ) );
	}
}
