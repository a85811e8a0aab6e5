<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Forms\Definitions\Placement\EmbeddedForms;
use Atoll\Site\Blocks\Faq\FaqQuestions;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** Blocks that an editor hides with WordPress' own “Hide”, at the block or around it. */
final class HiddenBlocksTest extends NewsTestCase {

	private const HIDDEN    = '{"metadata":{"blockVisibility":false}}';
	private const ON_PHONES = '{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}}';

	public function test_a_form_in_one_is_not_on_the_page(): void {
		$forms = new EmbeddedForms( static fn(): bool => false );
		$block = '<!-- wp:atoll/form {"formId":7,"metadata":{"blockVisibility":false}} /-->';
		self::assertSame( array( 8 ), $forms->in( $block . '<!-- wp:atoll/form {"formId":8} /-->' ) );
		self::assertSame( array(), $forms->in( $this->group( '<!-- wp:atoll/form {"formId":7} /-->' ) ) );
		self::assertSame( array(), $forms->in( $this->group( '[atoll_form id="7"]' ) ) );
		$pattern = $this->add( 'wp_block', array( 'post_content' => $block . '<!-- wp:atoll/form {"formId":9} /-->' ) );
		self::assertSame( array( 9 ), $forms->in( "<!-- wp:block {\"ref\":{$pattern}} /-->" ) );
	}

	public function test_one_that_is_hidden_on_phones_alone_is_on_the_page(): void {
		$forms = new EmbeddedForms( static fn(): bool => false );
		$group = $this->group( '<!-- wp:atoll/form {"formId":7} /-->', self::ON_PHONES );
		self::assertSame( array( 7 ), $forms->in( $group ) );
	}

	public function test_search_engines_are_told_no_question_in_one(): void {
		$item = '<!-- wp:atoll/faq-item %s --><details class="wp-block-atoll-faq-item"><summary><h3 class="atoll-faq__question">%s</h3></summary><div class="atoll-faq__answer">%s</div></details><!-- /wp:atoll/faq-item -->';
		$text = '<!-- wp:paragraph %s --><p>%s</p><!-- /wp:paragraph -->';
		$faq  = sprintf( $item, self::HIDDEN, 'Old?', sprintf( $text, '', 'No.' ) )
			. sprintf( $item, '', 'New?', sprintf( $text, '', 'Yes.' ) . sprintf( $text, self::HIDDEN, 'Not yet.' ) );
		self::assertSame(
			array( array( 'question' => 'New?', 'answer' => 'Yes.' ) ),
			( new FaqQuestions() )->in( "<!-- wp:atoll/faq --><div class=\"wp-block-atoll-faq\">{$faq}</div><!-- /wp:atoll/faq -->" )
		);
	}

	public function test_an_article_lists_no_part_in_one_and_leads_to_those_that_are_shown(): void {
		$article = $this->article(
			'A',
			array(
				'post_content' => $this->group( $this->heading( 'Fees' ) ) . $this->heading( 'Rates' )
					. $this->heading( 'Fees' ) . $this->heading( 'Terms' ),
			)
		);
		$page    = ShownPage::at( $this->path( $article ) );
		self::assertSame(
			array( '#rates', '#fees', '#terms' ),
			$page->all( "//nav[@class='atoll-contents']//a/@href" )
		);
		self::assertSame( array( 'rates', 'fees', 'terms' ), $page->all( "//h2[@class='wp-block-heading']/@id" ) );
	}

	public function test_a_page_whose_own_main_heading_is_in_one_keeps_its_title(): void {
		$hidden = $this->group( $this->heading( 'Us', 1 ) );
		$page   = $this->add( 'page', array( 'post_title' => 'About', 'post_content' => $hidden ) );
		self::assertSame( array( 'About' ), ShownPage::at( $this->path( $page ) )->all( '//main//h1' ) );
	}

	private function group( string $inner, string $attributes = self::HIDDEN ): string {
		return "<!-- wp:group {$attributes} --><div class=\"wp-block-group\">{$inner}</div><!-- /wp:group -->";
	}

	private function heading( string $words, int $level = 2 ): string {
		return "<!-- wp:heading {\"level\":{$level}} --><h{$level} class=\"wp-block-heading\">{$words}</h{$level}><!-- /wp:heading -->";
	}
}
