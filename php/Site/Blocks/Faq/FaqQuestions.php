<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Faq;

use Atoll\Platform\VisibleBlocks;
use Atoll\Site\Head\HeadProvider;
use Atoll\Site\Head\MetaText;

/** Reads the questions and answers in a page's content as plain text, for search engines. */
final class FaqQuestions {

	private const ITEM = HeadProvider::QUESTION;

	/**
	 * Returns the pairs in the order of the page, without those that lack a question or an answer.
	 *
	 * @return list<array{question: string, answer: string}>
	 */
	public function in( string $postContent ): array {
		if ( ! has_block( self::ITEM, $postContent ) ) {
			return array();
		}
		$all = array_map( $this->item( ... ), $this->items( parse_blocks( VisibleBlocks::filter( $postContent ) ) ) );
		return array_values(
			array_filter( $all, static fn( array $item ): bool => '' !== $item['question'] && '' !== $item['answer'] )
		);
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<array<array-key, mixed>>
	 */
	private function items( array $blocks ): array {
		$items = array();
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) ) {
				$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
				$items = array(
					...$items,
					...( self::ITEM === ( $block['blockName'] ?? '' ) ? array( $block ) : $this->items( $inner ) ),
				);
			}
		}
		return $items;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array{question: string, answer: string}
	 */
	private function item( array $block ): array {
		$frame = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_values( $block['innerBlocks'] ) : array();
		return array(
			'question' => MetaText::fromHtml( $frame ),
			'answer'   => MetaText::fromHtml( do_blocks( serialize_blocks( $inner ) ) ),
		);
	}
}
