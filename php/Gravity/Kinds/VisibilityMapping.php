<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/**
 * Visibility of fields that are filled in and sent without being shown: in Gravity Forms a type or a visibility.
 */
final class VisibilityMapping implements KindMapping {

	private const HIDDEN = 'hidden';

	public function names(): array {
		return array( 'visibility' );
	}

	public function read( array $gravity ): array {
		return self::HIDDEN === LooseValues::text( $gravity['type'] ?? '' )
			|| self::HIDDEN === LooseValues::text( $gravity['visibility'] ?? '' )
			? array( 'visibility' => self::HIDDEN )
			: array();
	}

	public function write( array $settings, array $gravity ): array {
		return array(
			'visibility' => isset( $settings['visibility'] ) ? LooseValues::text( $settings['visibility'] ) : 'visible',
		)
			+ $gravity;
	}
}
