<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks\Faq;

use Atoll\Site\Blocks\BlockAttributes;
use Atoll\Site\Blocks\BlocksProvider;
use WP_HTML_Tag_Processor;

/**
 * The block atoll/faq. Browsers open a closed answer by themselves when the address names something in it, so the name
 * stands on the answer: a link to a question needs no script.
 */
final class FaqBlock {

	/** @param string $content As the editor saved it: details elements. */
	public function render( string $content, BlockAttributes $attributes ): string {
		$group    = $attributes->flag( 'oneAtATime' ) ? wp_unique_id( 'atoll-faq-' ) : '';
		$question = '';
		$names    = array();
		$tags     = new WP_HTML_Tag_Processor( $content );
		while ( $tags->next_tag() ) {
			if ( '' !== $group && $tags->has_class( 'wp-block-atoll-faq-item' ) ) {
				$tags->set_attribute( 'name', $group );
			}
			if ( $tags->has_class( 'atoll-faq__question' ) ) {
				$question = $this->words( $tags );
			}
			if ( $tags->has_class( BlocksProvider::FAQ_ANSWER ) ) {
				$names[] = $this->name( $tags->get_attribute( 'id' ), $question, $names );
				$tags->set_attribute( 'id', end( $names ) );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * A page's text, in which each answer has a name of its own: blocks know nothing of each other, nor of what else
	 * has a name.
	 */
	public function apart( string $text ): string {
		$answers = new WP_HTML_Tag_Processor( $text );
		$names   = $this->others( $text );
		while ( $answers->next_tag( array( 'class_name' => BlocksProvider::FAQ_ANSWER ) ) ) {
			$names[] = $this->name( $answers->get_attribute( 'id' ), '', $names );
			$answers->set_attribute( 'id', end( $names ) );
		}
		return $answers->get_updated_html();
	}

	/** @return list<string> Names of all that is no answer. */
	private function others( string $text ): array {
		$names = array();
		$tags  = new WP_HTML_Tag_Processor( $text );
		while ( $tags->next_tag() ) {
			$name = true === $tags->has_class( BlocksProvider::FAQ_ANSWER ) ? null : $tags->get_attribute( 'id' );
			if ( is_string( $name ) ) {
				$names[] = $name;
			}
		}
		return $names;
	}

	/** The words up to the end of the element that was just opened. */
	private function words( WP_HTML_Tag_Processor $tags ): string {
		$element = $tags->get_tag();
		$words   = '';
		while ( $tags->next_token() && ! ( $tags->is_tag_closer() && $tags->get_tag() === $element ) ) {
			$words .= '#text' === $tags->get_token_name() ? $tags->get_modifiable_text() : '';
		}
		return $words;
	}

	/**
	 * What an editor chose, or the question in lower case and hyphens; with a number where another has it already.
	 *
	 * @param list<string> $taken
	 */
	private function name( string|bool|null $chosen, string $question, array $taken ): string {
		$wanted = is_string( $chosen ) && '' !== $chosen ? $chosen : sanitize_title( $question, 'question' );
		$name   = $wanted;
		for ( $number = 2; in_array( $name, $taken, true ); $number++ ) {
			$name = "{$wanted}-{$number}";
		}
		return $name;
	}
}
