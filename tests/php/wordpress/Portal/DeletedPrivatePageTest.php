<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Database\Transaction;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Portal\Files\FilesTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** WordPress moves what lies below a deleted page one level up; nothing becomes public by that. */
final class DeletedPrivatePageTest extends FilesTestCase {

	#[TestWith( array( 'administrator' ) )]
	#[TestWith( array( '' ) )] // As WordPress' cron empties the trash.
	public function test_what_lies_below_it_stays_private( string $role ): void {
		$draft = $this->below( $this->page );
		$child = $this->below( $this->page );
		$deep  = $this->below( $child );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		'' === $role ? wp_set_current_user( 0 ) : $this->actAs( $role );
		wp_trash_post( $this->page );
		wp_delete_post( $this->page );

		$this->assertNull( get_post( $this->page ) );
		$this->assertSame( array( true, true, true ), $this->privacy( $draft, $child, $deep ) );
	}

	public function test_so_it_does_below_a_login_page_that_stays_public(): void {
		$login = $this->below( $this->page, array( PageMeta::IS_LOGIN_PAGE => '1' ) );
		$inner = $this->below( $login, array( PageMeta::IS_LOGIN_PAGE => '1' ) );
		$page  = $this->below( $inner );
		wp_delete_post( $this->page, true );
		$this->assertSame( array( false, false, true ), $this->privacy( $login, $inner, $page ) );
	}

	public function test_what_a_page_between_inherits_goes_on_to_those_below_it_without_a_mark(): void {
		$between = $this->below( $this->page );
		$page    = $this->below( $between );
		wp_delete_post( $between, true );
		$this->assertSame( array( true ), $this->privacy( $page ) );
		delete_post_meta( $this->page, PageMeta::IS_PRIVATE );
		$this->assertSame( array( false ), $this->privacy( $page ) );
	}

	public function test_a_page_below_a_public_one_stays_public(): void {
		$public = $this->add( '', array() );
		$page   = $this->below( $public );
		wp_delete_post( $public, true );
		$this->assertSame( array( false ), $this->privacy( $page ) );
	}

	public function test_taking_the_demonstration_away_makes_nothing_public(): void {
		$this->actAs( 'administrator' );
		$markers = new DemoMarkers( new Transaction( $GLOBALS['wpdb'] ) );
		$private = array( PageMeta::IS_PRIVATE => '1' );
		$portal  = $markers->make( 'page:/vault/', fn(): int => $this->add( '', $private ) );
		$demo    = $markers->make( 'page:/vault/a/', fn(): int => $this->below( $portal ) );
		$page    = $this->below( $demo );
		$markers->remove( 'page:' );
		$this->assertNull( get_post( $demo ) );
		$this->assertSame( array( true ), $this->privacy( $page ) );
	}

	public function test_files_of_it_and_of_those_below_it_stay_moved(): void {
		$public  = $this->add( '', array() );
		$private = $this->below( $public, array( PageMeta::IS_PRIVATE => '1' ) );
		$child   = $this->below( $private );
		$files   = array(
			$this->file( 'Its own', 'txt', $private ),
			$this->file( 'Of the page below', 'txt', $child ),
		);
		$this->syncFiles();
		$before = array_map( PrivateFileStore::has( ... ), $files );
		wp_delete_post( $private, true );
		wp_cache_flush(); // Another process does it, and WordPress has moved its own file without telling the cache.
		$this->syncFiles();
		$this->assertSame(
			array( array( true, true ), array( true, true ) ),
			array( $before, array_map( PrivateFileStore::has( ... ), $files ) )
		);
	}

	/** @param array<string, string> $meta */
	private function below( int $parent, array $meta = array() ): int {
		$page = $this->add( '', $meta );
		wp_update_post( array( 'ID' => $page, 'post_parent' => $parent ) );
		return $page;
	}

	/** @return list<bool> */
	private function privacy( int ...$pages ): array {
		$posts = new PrivatePosts( $GLOBALS['wpdb'] );
		return array_map( $posts->has( ... ), array_values( $pages ) );
	}
}
