<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Inside;

/** A file that several attachments name is private for all of them or for none. */
final class SharedFilesTest extends FilesTestCase {

	public function test_both_are_kept_where_the_page_only_shows_one(): void {
		$picture = $this->picture( 0 );
		$german  = $this->translation( $picture );
		wp_update_post(
			array(
				'ID'           => $this->page,
				'post_content' => "<!-- wp:atoll/image {\"id\":{$picture},\"alt\":\"A house\"} /-->",
			)
		);
		$this->syncFiles();
		$this->assertTrue( PrivateFileStore::has( $german ) );
		$this->assertSame( array( 302 ), $this->statuses( $this->gated( $german ) ) );
		$this->assertSame( array( 200 ), $this->statuses( $this->gated( $german ), $this->cookies( 'atoll_client' ) ) );
		$this->assertNotContains( $german, $this->listed() );
	}

	public function test_a_translation_of_a_private_file_is_private_from_the_request_that_makes_it(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		$german = $this->translation( $picture );
		$sync   = $this->newSync();
		$sync->onFileChange( $german );
		( new \ReflectionMethod( $sync, 'finish' ) )->invoke( $sync );
		$this->assertTrue( PrivateFileStore::has( $german ) );
	}

	public function test_what_a_public_page_shows_of_one_stays_public_for_both(): void {
		$picture = $this->picture( $this->page );
		$german  = $this->translation( $picture );
		$this->add( "<!-- wp:atoll/image {\"id\":{$german},\"alt\":\"Ein Haus\"} /-->", array() );
		$this->syncFiles();
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $picture ) ) );
		$this->assertSame( array( 200 ), $this->statuses( $this->gated( $german ) ) );
		$this->actAs( 'editor' );
		$files = $this->get( '/s1t2/v1/public-files', array( 'page' => $this->page ) )->get_data()['files'];
		$this->assertSame( array( $picture ), array_column( $files, 'id' ) );
	}

	public function test_both_come_back_with_the_page_that_one_was_added_to(): void {
		$picture = $this->picture( $this->page );
		$german  = $this->translation( $picture );
		$this->syncFiles();
		update_post_meta( $this->page, PageMeta::IS_PRIVATE, '0' );
		$this->syncFiles();
		$this->assertSame(
			array( false, false ),
			array( PrivateFileStore::has( $picture ), PrivateFileStore::has( $german ) )
		);
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $picture ) ) );
	}

	public function test_deleting_one_leaves_the_file_to_the_other_and_deleting_both_takes_it(): void {
		$picture = $this->picture( $this->page );
		$german  = $this->translation( $picture );
		$this->syncFiles();
		$kept  = array_map( Inside::get( PrivateFileStore::class )->privatePath( ... ), $this->paths( $picture ) );
		$there = static fn(): array => array_filter( $kept, is_file( ... ) );
		wp_delete_attachment( $german, true );
		$this->assertSame( $kept, $there() );
		wp_delete_attachment( $picture, true );
		$this->assertSame( array(), $there() );
	}

	/** @return list<int> What visitors are told of the media. */
	private function listed(): array {
		wp_set_current_user( 0 );
		return array_column( (array) $this->get( '/wp/v2/media', array( 'per_page' => 100 ) )->get_data(), 'id' );
	}
}
