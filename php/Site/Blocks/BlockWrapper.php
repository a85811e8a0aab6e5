<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

/** A block's outermost element. */
final class BlockWrapper {

	/**
	 * Its attributes, escaped, with the anchor that an editor gave it: WordPress itself knows the anchors of blocks
	 * that the server prints from 7.0 on. Called while WordPress renders the block, whose class names and spacing it
	 * knows.
	 *
	 * @param array<string, mixed>  $attributes The block's.
	 * @param array<string, string> $extra      The element's, by name.
	 */
	public static function attributes( array $attributes, array $extra = array() ): string {
		$anchor = $attributes['anchor'] ?? null;
		$html   = get_block_wrapper_attributes( $extra );
		// Quotes are escaped in every value, so that this is an attribute's beginning.
		return ! is_string( $anchor ) || '' === $anchor || str_contains( " {$html}", ' id="' )
			? $html
			: sprintf( '%s id="%s"', $html, esc_attr( $anchor ) );
	}
}
