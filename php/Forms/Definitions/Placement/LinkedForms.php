<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Engine\Contract\JsonData;

/** Finds forms that a content leads to, so that they open above the page: in links, and in calls to action. */
final class LinkedForms {

	private const LINK = '/(?:data-atoll-form="|#atoll-form-)([1-9][0-9]*)"/';

	/** What stands in a content that leads to a form. */
	public const MARKS = array( '<!-- wp:atoll/cta ', 'data-atoll-form="', '#atoll-form-' );

	/** @return list<int> The forms' public numbers. */
	public function in( string $content ): array {
		preg_match_all( self::LINK, $content, $linked );
		return array( ...$this->inBlocks( parse_blocks( $content ) ), ...array_map( intval( ... ), $linked[1] ) );
	}

	/**
	 * Calls to action among blocks.
	 *
	 * @param array<mixed> $blocks As WordPress parses them.
	 * @return list<int>
	 */
	private function inBlocks( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $one ) {
			$block      = JsonData::of( $one );
			$attributes = $block->map( 'attrs' );
			if ( 'atoll/cta' === $block->string( 'blockName' ) && 'form' === $attributes->string( 'kind' ) ) {
				$found[] = $attributes->int( 'formId' );
			}
			$found = array( ...$found, ...$this->inBlocks( $block->array( 'innerBlocks' ) ) );
		}
		return $found;
	}
}
