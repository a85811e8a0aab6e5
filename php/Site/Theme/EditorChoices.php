<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/**
 * What editors find beside blocks: the category of the patterns in theme/atoll/patterns, which WordPress registers by
 * itself, and styles of WordPress' own blocks.
 */
final class EditorChoices {

	/** Of tables: {@see ScrollableTables}. */
	public const STACKED = 'stacked';

	public function register(): void {
		register_block_pattern_category( 'atoll', array( 'label' => __( 'Atoll', 'atoll' ) ) );
		register_block_style(
			'core/table',
			array(
				'name'  => self::STACKED,
				'label' => __( 'Stacked on telephones', 'atoll' ),
			)
		);
		// Keeps its height on narrow screens by cutting its sides.
		register_block_style(
			'core/image',
			array(
				'name'  => 'panorama',
				'label' => __( 'Panorama', 'atoll' ),
			)
		);
	}
}
