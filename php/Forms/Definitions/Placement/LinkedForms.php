<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Engine\Contract\JsonData;

/**
 * Finds forms that a post's content opens above the page: through links and calls to action, also in its synced
 * patterns.
 */
final class LinkedForms {

	private const LINK = '/(?:data-atoll-form="|#atoll-form-)([1-9][0-9]*)"/';

	/** Substrings of post content that links to a form. */
	public const MARKERS = array( '<!-- wp:atoll/cta ', 'data-atoll-form="', '#atoll-form-' );

	/** @return list<int> Public numbers of the forms. */
	public function in( string $content ): array {
		$numbers = array();
		foreach ( ContentsWithPatterns::collect( $content ) as $shown ) {
			preg_match_all( self::LINK, $shown, $matches );
			$blocks  = has_block( 'atoll/cta', $shown ) ? parse_blocks( $shown ) : array();
			$numbers = array( ...$numbers, ...$this->inBlocks( $blocks ), ...array_map( intval( ... ), $matches[1] ) );
		}
		return $numbers;
	}

	/**
	 * Finds calls to action among blocks.
	 *
	 * @param array<mixed> $blocks Blocks from parse_blocks().
	 * @return list<int>
	 */
	private function inBlocks( array $blocks ): array {
		$numbers = array();
		foreach ( $blocks as $parsed ) {
			$block      = JsonData::of( $parsed );
			$attributes = $block->map( 'attrs' );
			if ( 'atoll/cta' === $block->string( 'blockName' ) && 'form' === $attributes->string( 'kind' ) ) {
				$numbers[] = $attributes->int( 'formId' );
			}
			$numbers = array( ...$numbers, ...$this->inBlocks( $block->array( 'innerBlocks' ) ) );
		}
		return $numbers;
	}
}
