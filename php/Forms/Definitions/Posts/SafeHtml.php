<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

/** Sanitizes field settings that hold HTML, unless their author has the capability `unfiltered_html`. */
final class SafeHtml {

	private const PROPERTIES = array( 'content', 'description', 'checkboxLabel' );

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	public function clean( array $field ): array {
		if ( current_user_can( 'unfiltered_html' ) ) {
			return $field;
		}
		foreach ( self::PROPERTIES as $property ) {
			if ( is_string( $field[ $property ] ?? null ) ) {
				$field[ $property ] = wp_kses_post( $field[ $property ] );
			}
		}
		return $field;
	}
}
