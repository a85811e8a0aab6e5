<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Engine\Contract\JsonData;

/**
 * Finds forms that a content leads to, so that they open above the page: in links, and in calls to action; also in
 * those of synced patterns.
 */
final class LinkedForms {

	private const LINK = '/(?:data-atoll-form="|#atoll-form-)([1-9][0-9]*)"/';

	/** Substrings of contents that link to a form. */
	public const MARKERS = array( '<!-- wp:atoll/cta ', 'data-atoll-form="', '#atoll-form-' );

	/** @return list<int> The forms' public numbers. */
	public function in( string $content ): array {
		$numbers = array();
		foreach ( ContentsWithPatterns::of( $content ) as $shown ) {
			preg_match_all( self::LINK, $shown, $matches );
			$blocks  = has_block( 'atoll/cta', $shown ) ? parse_blocks( $shown ) : array();
			$numbers = array( ...$numbers, ...$this->inBlocks( $blocks ), ...array_map( intval( ... ), $matches[1] ) );
		}
		return $numbers;
	}

	/**
	 * Calls to action among blocks.
	 *
	 * @param array<mixed> $blocks As WordPress parses them.
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
