<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Portal\Files\PrivateFileStore;

/** A picture in a synced pattern is for those who may read the pages that show the pattern. */
final class PatternFilesTest extends FilesTestCase {

	private int $picture;
	private int $pattern;

	protected function setUp(): void {
		parent::setUp();
		$this->picture = $this->picture( 0 );
		$this->pattern = $this->add( "<!-- wp:atoll/image {\"id\":{$this->picture}} /-->", array(), 'wp_block' );
	}

	public function test_one_that_only_a_private_page_shows_is_gated(): void {
		$this->show( $this->page, $this->pattern );
		$this->syncFiles();
		$this->assertSame( array( 404 ), $this->statuses( $this->plain( $this->picture ) ) );
		$this->assertSame( array(), $this->places() );
	}

	public function test_one_that_was_uploaded_to_the_pattern_is_gated_too(): void {
		wp_update_post( array( 'ID' => $this->picture, 'post_parent' => $this->pattern ) );
		$this->show( $this->page, $this->pattern );
		$this->syncFiles();
		$this->assertTrue( PrivateFileStore::has( $this->picture ) );
	}

	public function test_one_in_a_pattern_within_a_pattern_is_gated_also_where_they_hold_each_other(): void {
		$outer = $this->add( "<!-- wp:group --><div><!-- wp:block {\"ref\":{$this->pattern}} /--></div><!-- /wp:group -->", array(), 'wp_block' );
		wp_update_post(
			array(
				'ID'           => $this->pattern,
				'post_content' => get_post( $this->pattern )->post_content . "<!-- wp:block {\"ref\":{$outer}} /-->",
			)
		);
		$this->show( $this->page, $outer );
		$this->syncFiles();
		$this->assertTrue( PrivateFileStore::has( $this->picture ) );
	}

	public function test_one_that_a_public_page_shows_too_stays_public_and_the_editor_is_told_of_the_page(): void {
		$outer  = $this->add( "<!-- wp:block {\"ref\":{$this->pattern}} /-->", array(), 'wp_block' );
		$public = $this->add( '', array() );
		$this->show( $this->page, $this->pattern );
		$this->show( $public, $outer );
		$this->syncFiles();
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $this->picture ) ) );
		$this->assertSame( array( 'A page' ), $this->places() );
		wp_update_post( array( 'ID' => $public, 'post_content' => '' ) );
		$this->syncFiles();
		$this->assertSame( array( 404 ), $this->statuses( $this->plain( $this->picture ) ) );
	}

	public function test_one_that_a_widget_shows_stays_public(): void {
		$this->show( $this->page, $this->pattern );
		$widgets = get_option( 'widget_block' );
		$widget  = array( 'content' => "<!-- wp:block {\"ref\":{$this->pattern}} /-->" );
		update_option( 'widget_block', array( 7 => $widget ) );
		$this->syncFiles();
		$places = $this->places();
		update_option( 'widget_block', $widgets );
		$this->assertSame( array( 'the site’s settings' ), $places );
		$this->assertFalse( PrivateFileStore::has( $this->picture ) );
	}

	private function show( int $page, int $pattern ): void {
		wp_update_post( array( 'ID' => $page, 'post_content' => "<!-- wp:block {\"ref\":{$pattern}} /-->" ) );
	}

	/** @return list<string> Of the one file of the private page that everybody sees: where. */
	private function places(): array {
		$this->actAs( 'editor' );
		$files = $this->get( '/s1t2/v1/public-files', array( 'page' => $this->page ) )->get_data()['files'];
		return array_merge( ...array_column( $files, 'places' ), ...array( array() ) );
	}
}
