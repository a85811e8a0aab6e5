<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Platform\Database\Transaction;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** What makes a page or an article of the demonstration its owner's. */
final class DemoChangesTest extends SiteTestCase {

	private DemoMarkers $markers;
	private int $category;

	/** @var list<int> */
	private array $posts = array();

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->markers  = new DemoMarkers( new Transaction( $GLOBALS['wpdb'] ) );
		$this->category = (int) wp_insert_term( 'Investing 7f3a', 'category' )['term_id'];
	}

	protected function tearDown(): void {
		array_map( static fn( int $post ) => wp_delete_post( $post, true ), $this->posts );
		wp_delete_term( $this->category, 'category' );
		parent::tearDown();
	}

	/** @param array<string, mixed> $change */
	#[TestWith( array( array( 'post_date' => '2026-01-05 09:00:00', 'edit_date' => true ) ) )]
	#[TestWith( array( array( 'menu_order' => 12 ) ) )]
	#[TestWith( array( array( 'post_password' => 'between us' ) ) )]
	#[TestWith( array( array( 'meta_input' => array( PageMeta::IS_PRIVATE => '1' ) ) ) )]
	#[TestWith( array( array( 'meta_input' => array( PageMeta::HEADER => 'secondary' ) ) ) )]
	#[TestWith( array( array( 'meta_input' => array( PageMeta::FOOTER => 'none' ) ) ) )]
	#[TestWith( array( array( 'meta_input' => array( PageMeta::LOGIN_URL => '/ours/' ) ) ) )]
	public function test_it_is_theirs_once_it_was_changed( array $change ): void {
		$page = $this->make( 'page' );
		wp_update_post( array( 'ID' => $page ) + $change );
		$this->assertSame( array( get_the_title( $page ) ), $this->markers->unmarkChanged() );
	}

	public function test_so_it_is_once_it_was_moved_below_another_page(): void {
		wp_update_post( array( 'ID' => $this->make( 'page' ), 'post_parent' => $this->add( 'page' ) ) );
		$this->assertSame( array( 'A page' ), $this->markers->unmarkChanged() );
	}

	public function test_so_is_an_article_in_another_category(): void {
		wp_set_post_categories( $this->make( 'post' ), array( $this->category ) );
		$this->assertSame( array( 'A page' ), $this->markers->unmarkChanged() );
	}

	public function test_what_wordpress_moved_is_nobodys(): void {
		$above = $this->add( 'page' );
		$this->make( 'page', array( 'post_parent' => $above ) );
		$this->make( 'post', array( 'post_category' => array( $this->category ) ) );
		wp_delete_post( $above, true );
		wp_delete_term( $this->category, 'category' );
		$this->assertSame( array(), $this->markers->unmarkChanged() );
	}

	public function test_what_was_saved_as_it_was_is_nobodys(): void {
		wp_update_post( array( 'ID' => $this->make( 'page' ) ) );
		wp_update_post( array( 'ID' => $this->make( 'post' ) ) );
		$this->assertSame( array(), $this->markers->unmarkChanged() );
	}

	/** @param array<string, mixed> $more */
	private function make( string $type, array $more = array() ): int {
		return $this->markers->make( 'page:/' . count( $this->posts ) . '/', fn(): int => $this->add( $type, $more ) );
	}

	/** @param array<string, mixed> $more */
	private function add( string $type, array $more = array() ): int {
		return $this->posts[] = (int) wp_insert_post(
			$more + array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'A page' )
		);
	}
}
