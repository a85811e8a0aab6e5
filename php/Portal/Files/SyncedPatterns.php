<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\PrivateContent\PostTextSearch;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\PrivateContent\PrivatePages;

/** Synced patterns. Their content is shown only by the posts that use them. */
final class SyncedPatterns {

	private const TYPE  = 'wp_block';
	private const BLOCK = 'core/block';

	public function __construct( private PostTextSearch $texts, private PrivatePages $pages ) {}

	/**
	 * Returns a text together with the texts of the patterns in it.
	 *
	 * @param list<int> $seen Patterns already included: a pattern may contain itself.
	 * @throws StorageFailed
	 */
	public function textWith( string $text, array $seen = array() ): string {
		$new = array_values( array_filter( array_diff( $this->in( $text ), $seen ), $this->isPattern( ... ) ) );
		return array() === $new ? $text : $text . "\n" . $this->textWith(
			implode( "\n", $this->texts->contents( $new ) ),
			array( ...$seen, ...$new )
		);
	}

	/**
	 * Replaces each pattern in a list of posts with the public posts that use it.
	 *
	 * @param list<int> $posts May include {@see PrivateFileUsage::SITE}.
	 * @param list<int> $seen  Patterns already checked.
	 * @return list<int>
	 * @throws StorageFailed
	 */
	public function publicPlaces( array $posts, array $seen = array() ): array {
		$patterns = array_filter( $posts, $this->isPattern( ... ) );
		$places   = array_diff( $posts, $patterns );
		foreach ( array_diff( $patterns, $seen ) as $pattern ) {
			array_push( $places, ...$this->publicPlaces( $this->users( $pattern ), array( ...$seen, ...$patterns ) ) );
		}
		return array_values( array_unique( $places ) );
	}

	/** @return list<int> Public posts that use the pattern, may include SITE. */
	private function users( int $pattern ): array {
		$words = array( "\"ref\":{$pattern}" );
		$texts = $this->texts->postsWith( $words, $this->pages->ids() )
			+ array( PrivateFileUsage::SITE => $this->texts->optionTexts( $words ) );
		return array_keys(
			array_filter( $texts, fn( string $text ): bool => in_array( $pattern, $this->in( $text ), true ) )
		);
	}

	/** Whether a post is a pattern. Skips id 0, for which WordPress would take the current post. */
	private function isPattern( int $post ): bool {
		return $post > 0 && self::TYPE === get_post_type( $post );
	}

	/** @return list<int> Ids of patterns, and 0 for other blocks. */
	private function in( string $text ): array {
		return has_block( self::BLOCK, $text )
			? array_values( array_unique( $this->inBlocks( parse_blocks( $text ) ) ) )
			: array();
	}

	/**
	 * @param array<array-key, mixed> $blocks As parse_blocks() returns them.
	 * @return list<int>
	 */
	private function inBlocks( array $blocks ): array {
		$patterns = array();
		foreach ( array_map( JsonData::of( ... ), $blocks ) as $block ) {
			$pattern = self::BLOCK === $block->string( 'blockName' ) ? $block->map( 'attrs' )->int( 'ref' ) : 0;
			array_push( $patterns, $pattern, ...$this->inBlocks( $block->map( 'innerBlocks' )->all() ) );
		}
		return $patterns;
	}
}
