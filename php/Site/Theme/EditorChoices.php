<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/**
 * What editors find beside blocks: the category of the patterns in theme/atoll/patterns, which WordPress registers by
 * itself, and styles of WordPress' own blocks, which are drawn by the plugin's theme alone.
 */
final class EditorChoices {

	/** Of tables: {@see ScrollableTables}. */
	public const STACKED = 'stacked';

	/** Of pictures: keeps its height on narrow screens by cutting its sides. */
	private const PANORAMA = 'panorama';

	public function register(): void {
		register_block_pattern_category( 'atoll', array( 'label' => __( 'Atoll', 'atoll' ) ) );
		if ( BlockTheme::isActive() ) {
			$stacked  = array( 'name' => self::STACKED, 'label' => __( 'Stacked on phones', 'atoll' ) );
			$panorama = array( 'name' => self::PANORAMA, 'label' => __( 'Panorama', 'atoll' ) );
			register_block_style( 'core/table', $stacked );
			register_block_style( 'core/image', $panorama );
		}
	}
}
