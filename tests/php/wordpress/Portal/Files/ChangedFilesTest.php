<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Page\PageMeta;

/** At the end of a request the files are looked at that its changes concern, and no others. */
final class ChangedFilesTest extends FilesTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->endRequest();
	}

	public function test_saving_posts_whose_files_stay_where_they_are_searches_no_other(): void {
		$file   = $this->file( 'Rates', 'txt' );
		$public = $this->add( $this->link( $this->file( 'Terms', 'txt', 0 ) ), array() );
		$this->syncFiles();
		$searches = $this->searchesWhile(
			function () use ( $public, $file ): void {
				wp_update_post( array( 'ID' => $public, 'post_title' => 'Another title' ) );
				wp_update_post( array( 'ID' => $this->page, 'post_content' => "{$this->link( $file )}Changed" ) );
				$this->add( $this->link( $this->file( 'Fees', 'txt', 0 ) ), array() );
				$this->endRequest();
			}
		);
		$this->assertSame( array(), $searches );
	}

	public function test_a_file_is_public_once_a_public_post_shows_it_and_private_again_without(): void {
		$file   = $this->file( 'Rates', 'txt' );
		$public = $this->add( '', array() );
		$this->assertSame( array( true, false, true ), $this->privacyAfterEach(
			$file,
			static fn() => null,
			fn() => wp_update_post( array( 'ID' => $public, 'post_content' => $this->link( $file ) ) ),
			static fn() => wp_update_post( array( 'ID' => $public, 'post_content' => '' ) )
		) );
		$this->assertSame( array( false, true ), $this->privacyAfterEach(
			$file,
			static fn() => update_post_meta( $public, '_thumbnail_id', $file ),
			static fn() => delete_post_meta( $public, '_thumbnail_id' )
		) );
		$this->assertSame( array( false, true, false, true ), $this->privacyAfterEach(
			$file,
			fn() => wp_update_post( array( 'ID' => $public, 'post_content' => $this->link( $file ) ) ),
			static fn() => wp_trash_post( $public ),
			static fn() => wp_untrash_post( $public ) && wp_publish_post( $public ),
			static fn() => wp_delete_post( $public, true )
		) );
	}

	public function test_what_a_saved_private_page_shows_anew_is_private(): void {
		$file = $this->file( 'Rates', 'txt', 0 );
		$this->assertSame( array( false, true ), $this->privacyAfterEach(
			$file,
			static fn() => null,
			fn() => wp_update_post( array( 'ID' => $this->page, 'post_content' => $this->link( $file ) ) )
		) );
	}

	public function test_a_file_in_a_pattern_follows_the_pages_that_show_the_pattern(): void {
		$file    = $this->file( 'Rates', 'txt', 0 );
		$pattern = $this->add( '', array(), 'wp_block' );
		$public  = $this->add( '', array() );
		$block   = "<!-- wp:block {\"ref\":{$pattern}} /-->";
		$this->assertSame( array( false, true, false, true ), $this->privacyAfterEach(
			$file,
			fn() => wp_update_post( array( 'ID' => $this->page, 'post_content' => $block ) ),
			fn() => wp_update_post( array( 'ID' => $pattern, 'post_content' => $this->link( $file ) ) ),
			static fn() => wp_update_post( array( 'ID' => $public, 'post_content' => $block ) ),
			static fn() => wp_update_post( array( 'ID' => $public, 'post_content' => '' ) )
		) );
	}

	public function test_files_follow_a_page_that_is_moved_below_a_private_one_and_away(): void {
		$moved = $this->add( '', array() );
		$file  = $this->file( 'Rates', 'txt', $moved );
		$this->assertSame( array( false, true, false ), $this->privacyAfterEach(
			$file,
			static fn() => null,
			fn() => wp_update_post( array( 'ID' => $moved, 'post_parent' => $this->page ) ),
			static fn() => wp_update_post( array( 'ID' => $moved, 'post_parent' => 0 ) )
		) );
	}

	public function test_a_page_that_becomes_private_takes_its_own_files_along_before_anything_is_searched(): void {
		$page = $this->add( '', array() );
		$file = $this->file( 'Rates', 'txt', $page );
		$this->endRequest();
		$wasPrivate = null;
		$watch      = static function ( string $sql ) use ( $file, &$wasPrivate ): string {
			if ( null === $wasPrivate && str_starts_with( $sql, 'SELECT ID id, post_content text' ) ) {
				$wasPrivate = PrivateFileStore::has( $file );
			}
			return $sql;
		};
		update_post_meta( $page, PageMeta::IS_PRIVATE, '1' );
		add_filter( 'query', $watch );
		$this->endRequest();
		remove_filter( 'query', $watch );
		$this->assertTrue( $wasPrivate );
	}

	private function link( int $file ): string {
		return '<p><a href="' . wp_get_upload_dir()['baseurl'] . "/{$this->path( $file )}\">A file</a></p>";
	}

	/** @return list<bool> Whether the file is private after each of these requests. */
	private function privacyAfterEach( int $file, \Closure ...$requests ): array {
		return array_map(
			function ( \Closure $request ) use ( $file ): bool {
				$request();
				$this->endRequest();
				return PrivateFileStore::has( $file );
			},
			array_values( $requests )
		);
	}

	private function endRequest(): void {
		$callbacks = $GLOBALS['wp_filter']['shutdown']->callbacks[0] ?? array();
		remove_all_actions( 'shutdown', 0 );
		foreach ( $callbacks as $callback ) {
			( $callback['function'] )();
		}
	}

	/** @return list<string> Queries that read every post. */
	private function searchesWhile( \Closure $work ): array {
		$found = array();
		$watch = static function ( string $sql ) use ( &$found ): string {
			1 === preg_match( '/(post_content|meta_value|option_value) LIKE/', $sql ) && $found[] = $sql;
			return $sql;
		};
		add_filter( 'query', $watch );
		$work();
		remove_filter( 'query', $watch );
		return $found;
	}
}
