<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Page\PageMeta;
use PHPUnit\Framework\Attributes\DataProvider;

/** What GET s1t2/v1/context tells of one page, and what of none. */
final class ContextOfPagesTest extends ContextTestCase {

	protected function tearDown(): void {
		remove_all_filters( 'pre_option_show_on_front' );
		remove_all_filters( 'pre_option_page_for_posts' );
		parent::tearDown();
	}

	public function test_a_page_is_found_by_its_address(): void {
		$path = (string) wp_parse_url( (string) get_permalink( $this->page ), PHP_URL_PATH );
		update_post_meta( $this->page, PageMeta::HEADER, PageMeta::HIDDEN );
		$expected = $this->context( array( 'page' => $this->page ) );
		$this->assertEquals( $expected, $this->context( array( 'url' => $path ) ) );
		$this->assertEquals( $expected, $this->context( array( 'url' => home_url( $path ) ) ) );
	}

	public function test_the_page_that_lists_the_news_is_found_by_its_address(): void {
		$this->nameNews( $this->page );
		update_post_meta( $this->page, PageMeta::HEADER, PageMeta::HIDDEN );
		$expected = $this->context( array( 'page' => $this->page ) );
		$this->assertNotEquals( $this->context()['pageSettings'], $expected['pageSettings'] );
		$this->assertEquals( $expected, $this->context( array( 'url' => (string) get_permalink( $this->page ) ) ) );
		update_post_meta( $this->page, PageMeta::IS_PRIVATE, '1' );
		$path = (string) wp_parse_url( (string) get_permalink( $this->page ), PHP_URL_PATH );
		$this->assertSame( 404, $this->get( '/s1t2/v1/context', array( 'url' => $path ) )->get_status() );
	}

	public function test_the_home_page_is_found_where_it_lists_the_news(): void {
		add_filter( 'pre_option_show_on_front', static fn() => 'posts' );
		foreach ( array( '/', home_url( '/' ), home_url(), '/?utm_source=x' ) as $url ) {
			$this->assertEquals( $this->context(), $this->context( array( 'url' => $url ) ), $url );
		}
	}

	public function test_a_page_for_news_that_is_gone_is_not_the_home_page(): void {
		$this->nameNews( 99999999 );
		$this->assertSame( 404, $this->get( '/s1t2/v1/context', array( 'url' => '/no-such-page/' ) )->get_status() );
		add_filter( 'pre_option_show_on_front', static fn() => 'posts', 20 );
		$this->assertEquals( $this->context(), $this->context( array( 'url' => '/' ) ) );
	}

	private function nameNews( int $page ): void {
		add_filter( 'pre_option_show_on_front', static fn() => 'page' );
		add_filter( 'pre_option_page_for_posts', static fn() => $page );
	}

	#[DataProvider( 'unseen' )]
	public function test_nothing_is_told_of_a_page_that_visitors_may_not_see( array $post, array $meta ): void {
		wp_update_post( array( 'ID' => $this->page ) + $post );
		array_walk( $meta, fn( string $value, string $key ) => update_post_meta( $this->page, $key, $value ) );
		$reply = $this->get( '/s1t2/v1/context', array( 'page' => $this->page ) );
		$this->assertSame( 404, $reply->get_status() );
		$this->assertSame(
			$this->get( '/s1t2/v1/context', array( 'page' => 99999999 ) )->get_data(),
			$reply->get_data()
		);
		$this->actAs( 'editor' );
		$this->assertSame( 200, $this->get( '/s1t2/v1/context', array( 'page' => $this->page ) )->get_status() );
	}

	/** @return iterable<string, array{array<string, string>, array<string, string>}> */
	public static function unseen(): iterable {
		yield 'a draft'          => array( array( 'post_status' => 'draft' ), array() );
		yield 'a private page'   => array( array( 'post_status' => 'private' ), array() );
		yield 'one for members'  => array( array(), array( PageMeta::IS_PRIVATE => '1' ) );
		yield 'one to come'      => array(
			array(
				'post_status'   => 'future',
				'post_date'     => '2099-01-01 00:00:00',
				'post_date_gmt' => '2099-01-01 00:00:00',
				'edit_date'     => '1',
			),
			array(),
		);
	}

	#[DataProvider( 'wrong' )]
	public function test_what_is_no_page_is_refused( array $query, int $status ): void {
		$this->assertSame( $status, $this->get( '/s1t2/v1/context', $query )->get_status() );
	}

	/** @return iterable<string, array{array<string, string>, int}> */
	public static function wrong(): iterable {
		yield 'no number'       => array( array( 'page' => 'about' ), 400 );
		yield 'below one'       => array( array( 'page' => '-1' ), 400 );
		yield 'another site'    => array( array( 'url' => 'https://example.com/' ), 404 );
		yield 'nowhere'         => array( array( 'url' => '/no-such-page/' ), 404 );
	}

	public function test_it_names_the_forms_that_open_above_the_page(): void {
		$numbers = array( $this->form(), $this->form(), $this->form(), $this->form() );
		update_option(
			'atoll_header',
			array(
				'headerPrimary' => array(
					'headerCtas' => array( array( 'headerCtaHref' => 'form', 'headerCtaFormId' => $numbers[0] ) ),
				),
			)
		);
		wp_update_post(
			array(
				'ID'           => $this->page,
				'post_content' => '<!-- wp:group --><div class="wp-block-group"><!-- wp:atoll/cta {"kind":"form","formId":'
					. $numbers[1] . '} /--></div><!-- /wp:group --><p><a href="/contact/#atoll-form-' . $numbers[2]
					. '">Ask</a> <a href="#atoll-form-999">None</a></p>',
			)
		);
		$this->assertSame(
			array_slice( $numbers, 0, 3 ),
			array_column( $this->context( array( 'page' => $this->page ) )['modals'], 'id' )
		);
		update_post_meta( $this->page, PageMeta::HEADER, PageMeta::HIDDEN );
		$this->assertSame(
			array( $numbers[1], $numbers[2] ),
			array_column( $this->context( array( 'page' => $this->page ) )['modals'], 'id' )
		);
	}
}
