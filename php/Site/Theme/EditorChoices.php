<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\Http\CurrentRequest;

/**
 * What editors find beside blocks: the category of the patterns in theme/atoll/patterns, which WordPress registers by
 * itself, and styles of WordPress' own blocks.
 */
final class EditorChoices {

	/** Of tables: {@see ScrollableTables}. */
	public const STACKED = 'stacked';

	/** Of pictures: keeps its height on narrow screens by cutting its sides. */
	private const PANORAMA = 'panorama';

	public function register(): void {
		$names = CurrentRequest::mayShowNames() ? $this->names() : array();
		register_block_pattern_category( 'atoll', array( 'label' => $names['atoll'] ?? '' ) );
		foreach ( array( 'core/table' => self::STACKED, 'core/image' => self::PANORAMA ) as $block => $style ) {
			register_block_style( $block, array( 'name' => $style, 'label' => $names[ $style ] ?? '' ) );
		}
	}

	/** @return array<string, string> */
	private function names(): array {
		return array(
			'atoll'        => __( 'Atoll', 'atoll' ),
			self::STACKED  => __( 'Stacked on telephones', 'atoll' ),
			self::PANORAMA => __( 'Panorama', 'atoll' ),
		);
	}
}
