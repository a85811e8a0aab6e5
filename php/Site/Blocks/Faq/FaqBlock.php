<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Faq;

use Atoll\Site\Blocks\BlockAttributes;
use Atoll\Site\Blocks\BlocksProvider;
use WP_HTML_Tag_Processor;

/**
 * The block atoll/faq. The id is on the answer because browsers open a closed answer when the URL's fragment names
 * something inside its details element: links to a question need no script.
 */
final class FaqBlock {

	/** @param string $content Content as saved by the editor: details elements. */
	public function html( string $content, BlockAttributes $attributes ): string {
		$group    = $attributes->flag( 'oneAtATime' ) ? wp_unique_id( 'atoll-faq-' ) : '';
		$question = '';
		$ids      = array();
		$tags     = new WP_HTML_Tag_Processor( $content );
		while ( $tags->next_tag() ) {
			if ( '' !== $group && $tags->has_class( 'wp-block-atoll-faq-item' ) ) {
				$tags->set_attribute( 'name', $group );
			}
			if ( $tags->has_class( BlocksProvider::FAQ_QUESTION ) ) {
				$question = $this->words( $tags );
			}
			if ( $tags->has_class( BlocksProvider::FAQ_ANSWER ) ) {
				$ids[] = $this->uniqueId( $tags->get_attribute( 'id' ), $question, $ids );
				$tags->set_attribute( 'id', end( $ids ) );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Filters `the_content`: gives each answer on the page a unique id. Blocks do not know of each other, or of other
	 * ids on the page.
	 */
	public function withUniqueIds( string $text ): string {
		$answers = new WP_HTML_Tag_Processor( $text );
		$ids     = $this->otherIds( $text );
		while ( $answers->next_tag( array( 'class_name' => BlocksProvider::FAQ_ANSWER ) ) ) {
			$ids[] = $this->uniqueId( $answers->get_attribute( 'id' ), '', $ids );
			$answers->set_attribute( 'id', end( $ids ) );
		}
		return $answers->get_updated_html();
	}

	/** @return list<string> Ids of all elements that are not answers. */
	private function otherIds( string $text ): array {
		$ids  = array();
		$tags = new WP_HTML_Tag_Processor( $text );
		while ( $tags->next_tag() ) {
			$id = true === $tags->has_class( BlocksProvider::FAQ_ANSWER ) ? null : $tags->get_attribute( 'id' );
			if ( is_string( $id ) ) {
				$ids[] = $id;
			}
		}
		return $ids;
	}

	/** Returns the text up to the end of the current element. */
	private function words( WP_HTML_Tag_Processor $tags ): string {
		$element = $tags->get_tag();
		$words   = '';
		while ( $tags->next_token() && ! ( $tags->is_tag_closer() && $tags->get_tag() === $element ) ) {
			$words .= '#text' === $tags->get_token_name() ? $tags->get_modifiable_text() : '';
		}
		return $words;
	}

	/**
	 * Returns the anchor set in the editor, or a slug of the question; with a number if the id is taken.
	 *
	 * @param list<string> $taken
	 */
	private function uniqueId( string|bool|null $chosen, string $question, array $taken ): string {
		$base = is_string( $chosen ) && '' !== $chosen ? $chosen : sanitize_title( $question, 'question' );
		$id   = $base;
		for ( $number = 2; in_array( $id, $taken, true ); $number++ ) {
			$id = "{$base}-{$number}";
		}
		return $id;
	}
}
