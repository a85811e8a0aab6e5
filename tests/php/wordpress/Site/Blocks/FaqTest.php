<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Site\Blocks\Faq\FaqQuestions;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class FaqTest extends SiteTestCase {

	public function test_a_question_without_a_name_is_named_after_its_words_and_never_twice(): void {
		$html = do_blocks(
			$this->faq(
				array( 'What is <em>this</em>?', '' ),
				array( 'What is this?', '' ),
				array( 'Other', 'what-is-this' ),
				array( '?', '' )
			)
		);
		preg_match_all( '/ id="([^"]+)"/', $html, $names );
		$this->assertSame( array( 'what-is-this', 'what-is-this-2', 'what-is-this-3', 'question' ), $names[1] );
	}

	public function test_names_are_apart_from_those_of_other_blocks_of_the_text(): void {
		$faq  = $this->faq( array( 'How long?', '' ), array( 'Fees', '' ) );
		$text = $faq . '<h2 id="fees">Fees</h2>' . $faq . $this->faq( array( 'How long?', 'how-long-2' ) );
		foreach ( array( 1, 2 ) as $ignored ) { // A plugin may ask for the text beforehand.
			preg_match_all( '/ id="([^"]+)"/', apply_filters( 'the_content', $text ), $names );
			$this->assertSame(
				array( 'how-long', 'fees-2', 'fees', 'how-long-2', 'fees-3', 'how-long-2-2' ),
				$names[1]
			);
		}
	}

	public function test_a_question_that_nobody_has_written_is_not_printed(): void {
		$html = do_blocks( $this->faq( array( '', '' ), array( 'Why?', '' ) ) );
		$this->assertSame( 1, substr_count( $html, '<details' ) );
		$this->assertStringContainsString( 'Why?', $html );
	}

	public function test_the_name_stands_on_the_answer_which_browsers_open(): void {
		$html = do_blocks( $this->faq( array( 'Why?', 'why' ) ) );
		$this->assertMatchesRegularExpression( '~<details[^>]*>\s*<summary><h3 class="atoll-faq__question">Why\?</h3></summary><div class="atoll-faq__answer" id="why">~', $html );
	}

	public function test_only_where_the_editor_asked_for_it_one_question_closes_the_others(): void {
		$this->assertStringNotContainsString(
			' name="',
			do_blocks( $this->faq( array( 'A', '' ), array( 'B', '' ) ) )
		);
		$html = do_blocks(
			str_replace(
				'<!-- wp:atoll/faq -->',
				'<!-- wp:atoll/faq {"oneAtATime":true} -->',
				$this->faq( array( 'A', '' ), array( 'B', '' ) )
			)
		);
		preg_match_all( '/<details name="([^"]+)"/', $html, $names );
		$this->assertCount( 2, $names[1] );
		$this->assertCount( 1, array_unique( $names[1] ) );
	}

	public function test_search_engines_are_told_questions_and_answers_as_plain_words(): void {
		$content = $this->group( $this->faq( array( 'Rent &amp; rates: <em>what</em> counts?', '' ) ) )
			. $this->faq( array( '', '' ) );
		$this->assertSame(
			array( array( 'question' => 'Rent & rates: what counts?', 'answer' => 'It depends. On you.' ) ),
			( new FaqQuestions() )->in( $content )
		);
		$this->assertSame(
			array(),
			( new FaqQuestions() )->in( '<!-- wp:paragraph --><p>None.</p><!-- /wp:paragraph -->' )
		);
	}

	/** @param array{string, string} $items Question and name each. */
	private function faq( array ...$items ): string {
		$html = '';
		foreach ( $items as list( $question, $name ) ) {
			$html .= sprintf(
				'<!-- wp:atoll/faq-item --><details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question">%s</h3></summary><div class="atoll-faq__answer"%s><!-- wp:paragraph --><p>It depends.</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>On <a href="/">you</a>.</p><!-- /wp:paragraph --></div></details><!-- /wp:atoll/faq-item -->',
				$question,
				'' === $name ? '' : " id=\"{$name}\""
			);
		}
		return "<!-- wp:atoll/faq --><div class=\"wp-block-atoll-faq\">{$html}</div><!-- /wp:atoll/faq -->";
	}

	private function group( string $inner ): string {
		return "<!-- wp:group --><div class=\"wp-block-group\">{$inner}</div><!-- /wp:group -->";
	}
}
