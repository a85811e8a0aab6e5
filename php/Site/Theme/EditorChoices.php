<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/**
 * Choices in the editor beside blocks: the category for the patterns in theme/atoll/patterns, which WordPress registers
 * itself, and styles of WordPress' own blocks, which only the plugin's theme supports.
 */
final class EditorChoices {

	/** Block style of tables: {@see ScrollableTables}. */
	public const STACKED = 'stacked';

	/** Block style of images: keeps the height on narrow screens and crops the sides. */
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
