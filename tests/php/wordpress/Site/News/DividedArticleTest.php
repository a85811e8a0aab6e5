<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** An article that its editor divided into pages. */
final class DividedArticleTest extends NewsTestCase {

	private const BREAK = '<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->';

	public function test_each_page_lists_its_own_parts_and_leads_to_them(): void {
		$article = $this->article(
			'A',
			array(
				'post_content' => $this->parts( 'First', 'Fees', 'Third' ) . self::BREAK
					. $this->parts( 'Fourth', 'Fees', 'Sixth' ),
			)
		);
		$this->assertSame( array( 'First', 'Fees', 'Third' ), $this->listed( $this->path( $article ) ) );
		$this->assertSame( array( 'Fourth', 'Fees', 'Sixth' ), $this->listed( $this->path( $article ) . '2/' ) );
	}

	public function test_a_page_of_few_parts_has_no_list(): void {
		$article = $this->article(
			'A',
			array(
				'post_content' => $this->parts( 'First', 'Second', 'Third' ) . self::BREAK . $this->parts( 'Fourth' ),
			)
		);
		$this->assertSame( array(), $this->listed( $this->path( $article ) . '2/' ) );
	}

	/** @return list<string> */
	private function listed( string $path ): array {
		$page = ShownPage::at( $path );
		$this->assertSame( 200, $page->status );
		foreach ( $page->all( "//nav[@class='atoll-contents']//a/@href" ) as $link ) {
			$this->assertCount(
				1,
				$page->all( sprintf( "//h2[@id='%s']", rawurldecode( substr( $link, 1 ) ) ) ),
				$link
			);
		}
		return $page->all( "//nav[@class='atoll-contents']//a" );
	}

	private function parts( string ...$titles ): string {
		return implode( '', array_map( static fn( string $title ): string => "<!-- wp:heading --><h2 class=\"wp-block-heading\">{$title}</h2><!-- /wp:heading -->", $titles ) );
	}
}
