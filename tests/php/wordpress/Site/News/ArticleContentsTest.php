<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** The list of what an article contains, and the headings that it leads to. */
final class ArticleContentsTest extends NewsTestCase {

	private const PARTS = '<!-- wp:heading --><h2 class="wp-block-heading">%s</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->';

	public function test_three_parts_are_listed_and_lead_to_their_headings(): void {
		$page = ShownPage::at(
			$this->path(
				$this->article( 'A', array( 'post_content' => $this->parts( 'First', 'Größe & Wert', 'First' ) ) )
			)
		);
		$this->assertSame(
			array( 'First', 'Größe & Wert', 'First' ),
			$page->all( "//nav[@class='atoll-contents']//a" )
		);
		foreach ( $page->all( "//nav[@class='atoll-contents']//a/@href" ) as $link ) {
			$this->assertCount(
				1,
				$page->all( sprintf( "//h2[@id='%s']", rawurldecode( substr( $link, 1 ) ) ) ),
				$link
			);
		}
		$ids = $page->all( '//*/@id' );
		$this->assertSame( $ids, array_values( array_unique( $ids ) ) );
	}

	public function test_the_list_of_a_page_leads_to_its_headings_where_the_page_or_its_template_holds_it(): void {
		$block = '<!-- wp:atoll/contents /-->';
		$parts = $this->parts( 'First', 'Second', 'Third' );
		$page  = $this->add( 'page', array( 'post_title' => 'A', 'post_content' => $block . $parts ) );
		$bare  = $this->add( 'page', array( 'post_title' => 'B', 'post_content' => $parts ) );
		$links = array( '#first', '#second', '#third' );
		$this->assertSame( array( $links, $links ), $this->linksAndIds( $page ) );
		$this->assertSame( array( array(), array() ), $this->linksAndIds( $bare ) );
		$template = $this->add(
			'wp_template',
			array( 'post_name' => 'page', 'post_content' => "{$block}<!-- wp:post-content /-->" )
		);
		wp_set_object_terms( $template, 'atoll', 'wp_theme' );
		$this->assertSame( array( $links, $links ), $this->linksAndIds( $bare ) );
	}

	public function test_two_parts_need_no_list(): void {
		$page = ShownPage::at(
			$this->path( $this->article( 'A', array( 'post_content' => $this->parts( 'First', 'Second' ) ) ) )
		);
		$this->assertSame( array(), $page->all( "//nav[@class='atoll-contents']" ) );
	}

	public function test_its_headings_take_no_id_of_a_calculator_or_an_answer(): void {
		$text = $this->parts( 'Extra repayments', 'Second', 'Third' )
			. '<!-- wp:atoll/calculator {"kind":"extra-repayments"} /-->'
			. '<!-- wp:atoll/faq --><div class="wp-block-atoll-faq"><!-- wp:atoll/faq-item {"level":2} --><details class="wp-block-atoll-faq-item"><summary><h2 class="atoll-faq__question">How long?</h2></summary><div class="atoll-faq__answer"><!-- wp:paragraph --><p>A day.</p><!-- /wp:paragraph --></div></details><!-- /wp:atoll/faq-item --></div><!-- /wp:atoll/faq -->';
		$page = ShownPage::at( $this->path( $this->article( 'A', array( 'post_content' => $text ) ) ) );
		$this->assertSame(
			array( '#extra-repayments-2', '#second', '#third' ),
			$page->all( "//nav[@class='atoll-contents']//a/@href" )
		);
		$this->assertSame( 'Extra repayments', $page->first( "//h2[@id='extra-repayments-2']" ) );
		$this->assertSame( 'A day.', $page->first( "//div[@id='how-long']" ) );
		$ids = $page->all( '//*/@id' );
		$this->assertSame( $ids, array_values( array_unique( $ids ) ) );
	}

	/** @return array{list<string>, list<string>} Where a list of contents leads, and where the headings are. */
	private function linksAndIds( int $post ): array {
		$page = ShownPage::at( $this->path( $post ) );
		return array(
			$page->all( "//nav[@class='atoll-contents']//a/@href" ),
			array_map(
				static fn( string $id ): string => "#{$id}",
				$page->all( "//h2[contains(@class,'wp-block-heading')]/@id" )
			),
		);
	}

	private function parts( string ...$titles ): string {
		return implode(
			'',
			array_map( static fn( string $title ): string => sprintf( self::PARTS, esc_html( $title ) ), $titles )
		);
	}
}
