<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Faq;

use Atoll\Platform\ShownBlocks;
use Atoll\Site\Head\HeadProvider;

/** The questions and answers that a page's text shows, as plain words: for search engines. */
final class FaqQuestions {

	private const ITEM = HeadProvider::QUESTION;

	/**
	 * In the page's order; those without a question or an answer are left out.
	 *
	 * @return list<array{question: string, answer: string}>
	 */
	public function in( string $postContent ): array {
		if ( ! has_block( self::ITEM, $postContent ) ) {
			return array();
		}
		$all = array_map( $this->item( ... ), $this->items( parse_blocks( ShownBlocks::of( $postContent ) ) ) );
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
			'question' => $this->words( $frame ),
			'answer'   => $this->words( do_blocks( serialize_blocks( $inner ) ) ),
		);
	}

	private function words( string $html ): string {
		// A closing tag parts words that the page shows on lines of their own.
		$text = wp_strip_all_tags( (string) preg_replace( '~</(?:p|li|td|th|h[1-6])>~', '$0 ', $html ) );
		return trim(
			(string) preg_replace( '/\s+/u', ' ', html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) )
		);
	}
}
