<?php

declare( strict_types=1 );

namespace Atoll\Platform;

use Atoll\Engine\Contract\JsonData;

/**
 * Content without the blocks that an editor hid with WordPress' “Hide”, which are not printed. Blocks hidden by
 * viewport width are printed, so they stay.
 */
final class VisibleBlocks {

	/** @param string $content Blocks as saved in the editor. */
	public static function filter( string $content ): string {
		return str_contains( $content, '"blockVisibility":false' )
			? traverse_and_serialize_blocks( parse_blocks( $content ), self::emptyIfHidden( ... ) )
			: $content;
	}

	/** @param array<string, mixed> $block As parse_blocks() returns it. */
	private static function emptyIfHidden( array &$block ): string {
		if ( false === JsonData::of( $block['attrs'] ?? null )->map( 'metadata' )->get( 'blockVisibility' ) ) {
			$block = array(
				'blockName'    => null,
				'attrs'        => array(),
				'innerBlocks'  => array(),
				'innerContent' => array(),
			);
		}
		return '';
	}
}
