<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

/** Renders the attributes of a block's outermost element. */
final class BlockWrapper {

	/**
	 * Returns the element's escaped attributes, including the anchor set in the editor: WordPress adds anchors to
	 * server-rendered blocks only from 7.0 on. Call it while WordPress renders the block, so that the class names and
	 * spacing are the block's.
	 *
	 * @param array<string, mixed>  $attributes Attributes of the block.
	 * @param array<string, string> $extra      More attributes for the element, by name.
	 */
	public static function attributes( array $attributes, array $extra = array() ): string {
		$anchor = $attributes['anchor'] ?? null;
		$html   = get_block_wrapper_attributes( $extra );
		// Quotes are escaped in every value, so ` id="` can only be the attribute itself.
		return ! is_string( $anchor ) || '' === $anchor || str_contains( " {$html}", ' id="' )
			? $html
			: sprintf( '%s id="%s"', $html, esc_attr( $anchor ) );
	}
}
