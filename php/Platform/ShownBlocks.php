<?php

declare( strict_types=1 );

namespace Atoll\Platform;

use Atoll\Engine\Contract\JsonData;

/**
 * A content without the blocks that its editor hid with WordPress' “Hide”, which prints nothing of them. Those hidden
 * by the width of the window are printed, and stay.
 */
final class ShownBlocks {

	/** @param string $content Blocks as an editor saved them. */
	public static function of( string $content ): string {
		return str_contains( $content, '"blockVisibility":false' )
			? traverse_and_serialize_blocks( parse_blocks( $content ), self::emptyIfHidden( ... ) )
			: $content;
	}

	/** @param array<string, mixed> $block As parse_blocks() gives it. */
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
