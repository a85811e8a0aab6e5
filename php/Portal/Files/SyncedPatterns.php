<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\PrivateContent\PostTextSearch;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\PrivateContent\PrivatePages;

/** Synced patterns: what they say is shown by the posts that name them, and by nothing else. */
final class SyncedPatterns {

	private const TYPE  = 'wp_block';
	private const BLOCK = 'core/block';

	public function __construct( private PostTextSearch $texts, private PrivatePages $pages ) {}

	/**
	 * A text, and those of the patterns in it.
	 *
	 * @param list<int> $seen Patterns that are in it already: one may hold itself.
	 * @throws StorageFailed
	 */
	public function textWith( string $text, array $seen = array() ): string {
		$new = array_values( array_filter( array_diff( $this->in( $text ), $seen ), $this->isPattern( ... ) ) );
		return array() === $new ? $text : $text . "\n" . $this->textWith(
			implode( "\n", $this->texts->of( $new ) ),
			array( ...$seen, ...$new )
		);
	}

	/**
	 * Where everybody reads these: a pattern, where its public users are.
	 *
	 * @param list<int> $posts {@see PrivateFileUsage::SITE} among them.
	 * @param list<int> $seen  Patterns that were looked at.
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

	/** @return list<int> Public posts that name it, SITE among them. */
	private function users( int $pattern ): array {
		$words = array( "\"ref\":{$pattern}" );
		$texts = $this->texts->postsWith( $words, $this->pages->ids() )
			+ array( PrivateFileUsage::SITE => $this->texts->optionTexts( $words ) );
		return array_keys(
			array_filter( $texts, fn( string $text ): bool => in_array( $pattern, $this->in( $text ), true ) )
		);
	}

	/** Not asked of 0, for which WordPress would take the page that is shown. */
	private function isPattern( int $post ): bool {
		return $post > 0 && self::TYPE === get_post_type( $post );
	}

	/** @return list<int> Numbers, and 0 for other blocks. */
	private function in( string $text ): array {
		return has_block( self::BLOCK, $text )
			? array_values( array_unique( $this->inBlocks( parse_blocks( $text ) ) ) )
			: array();
	}

	/**
	 * @param array<array-key, mixed> $blocks As parse_blocks() gives them.
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
