<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\ShownBlocks;

/** What a content is shown as: itself and its synced patterns, also theirs, without blocks that editors hid. */
final class ContentsWithPatterns {

	/**
	 * @param string $content Of a post, as WordPress stores it.
	 * @return non-empty-list<string> The content first; each pattern once, however often it is used.
	 */
	public static function of( string $content ): array {
		$contents = array( ShownBlocks::of( $content ) );
		$patterns = array();
		for ( $i = 0; $i < count( $contents ); $i++ ) {
			$added    = array_diff( self::patterns( $contents[ $i ] ), $patterns );
			$patterns = array( ...$patterns, ...$added );
			$contents = array( ...$contents, ...array_map( self::shown( ... ), array_values( $added ) ) );
		}
		return $contents;
	}

	/** Empty for one that WordPress prints nothing of. */
	private static function shown( int $pattern ): string {
		$post = $pattern > 0 ? get_post( $pattern ) : null;
		return 'publish' === $post?->post_status && '' === $post->post_password
			? ShownBlocks::of( $post->post_content )
			: '';
	}

	/** @return list<int> Ids of the synced patterns that stand in it. */
	private static function patterns( string $content ): array {
		return has_block( 'core/block', $content ) ? self::inBlocks( parse_blocks( $content ) ) : array();
	}

	/**
	 * @param array<mixed> $blocks As parse_blocks() gives them.
	 * @return list<int>
	 */
	private static function inBlocks( array $blocks ): array {
		$ids = array();
		foreach ( $blocks as $parsed ) {
			$block = JsonData::of( $parsed );
			$ids   = 'core/block' === $block->string( 'blockName' )
				? array( ...$ids, $block->map( 'attrs' )->int( 'ref' ) )
				: array( ...$ids, ...self::inBlocks( $block->array( 'innerBlocks' ) ) );
		}
		return array_values( array_unique( $ids ) );
	}
}
