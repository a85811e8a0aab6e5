<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\VisibleBlocks;

/** Resolves a post's content into itself and its synced patterns, nested ones too, without hidden blocks. */
final class ContentsWithPatterns {

	/**
	 * @param string $content Content of a post, as WordPress stores it.
	 * @return non-empty-list<string> The content first, then each pattern once, however often it is used.
	 */
	public static function collect( string $content ): array {
		$contents = array( VisibleBlocks::filter( $content ) );
		$patterns = array();
		for ( $i = 0; $i < count( $contents ); $i++ ) {
			$added    = array_diff( self::patterns( $contents[ $i ] ), $patterns );
			$patterns = array( ...$patterns, ...$added );
			$contents = array( ...$contents, ...array_map( self::shown( ... ), array_values( $added ) ) );
		}
		return $contents;
	}

	/** Returns the content of a synced pattern; empty if WordPress prints nothing for it. */
	private static function shown( int $pattern ): string {
		$post = $pattern > 0 ? get_post( $pattern ) : null;
		return 'publish' === $post?->post_status && '' === $post->post_password
			? VisibleBlocks::filter( $post->post_content )
			: '';
	}

	/** @return list<int> Ids of the synced patterns that the content uses. */
	private static function patterns( string $content ): array {
		return has_block( 'core/block', $content ) ? self::inBlocks( parse_blocks( $content ) ) : array();
	}

	/**
	 * @param array<mixed> $blocks Blocks from parse_blocks().
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
