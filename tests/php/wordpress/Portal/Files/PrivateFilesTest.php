<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Http;

/** Files that only private pages show lie where no web server hands them out, and elsewhere otherwise. */
final class PrivateFilesTest extends FilesTestCase {

	public function test_the_page_shows_its_pictures_by_gated_addresses_and_keeps_plain_ones(): void {
		$picture = $this->picture( $this->page );
		$plain   = home_url( $this->plain( $picture )[0] );
		$content = "<!-- wp:image {\"id\":{$picture}} --><figure class=\"wp-block-image\"><img src=\"{$plain}\" alt=\"\" class=\"wp-image-{$picture}\" /></figure><!-- /wp:image --><p><a href=\"{$plain}\">Large</a></p>";
		wp_update_post( array( 'ID' => $this->page, 'post_content' => $content ) );
		$this->syncFiles();
		$html = Http::get( (string) get_permalink( $this->page ), $this->cookies( 'atoll_client' ) )->body;
		$main = (string) strstr( $html, '<main' );
		$this->assertStringNotContainsString( '/wp-content/uploads/2', $main );
		$this->assertStringContainsString( "atoll-file={$picture}/", $main );
		$this->assertStringContainsString( 'srcset="', $main );
		$this->actAs( 'editor' );
		$raw = $this->get( "/wp/v2/pages/{$this->page}", array( 'context' => 'edit' ) )->get_data()['content']['raw'];
		$this->assertStringContainsString( "atoll-file={$picture}/", $raw );
		wp_update_post( array( 'ID' => $this->page, 'post_content' => wp_slash( $raw ) ) );
		$this->assertSame( $content, get_post( $this->page )->post_content );
	}

	public function test_what_only_a_block_of_the_page_shows_is_kept_with_its_dark_version(): void {
		$picture = $this->picture( 0 );
		$dark    = $this->picture( 0 );
		update_post_meta( $picture, '_atoll_dark', $dark );
		wp_update_post( array( 'ID' => $this->page, 'post_content' => "<!-- wp:atoll/image {\"id\":{$picture},\"alt\":\"A house\"} /-->" ) );
		$this->syncFiles();
		$this->assertTrue( PrivateFileStore::has( $picture ) );
		$this->assertTrue( PrivateFileStore::has( $dark ) );
	}

	public function test_what_a_public_page_shows_too_stays_public_and_the_editor_is_told(): void {
		$picture = $this->picture( $this->page );
		$public  = $this->add(
			"<!-- wp:image {\"id\":{$picture}} --><figure class=\"wp-block-image\"><img src=\"" . wp_get_attachment_url( $picture ) . '" alt=""/></figure><!-- /wp:image -->',
			array()
		);
		$this->syncFiles();
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $picture ) ) );
		$this->actAs( 'editor' );
		$files = $this->get( '/s1t2/v1/public-files', array( 'page' => $this->page ) )->get_data()['files'];
		$this->assertSame( array( $picture ), array_column( $files, 'id' ) );
		$this->assertSame( array( 'A page' ), $files[0]['places'] );
		wp_update_post( array( 'ID' => $public, 'post_content' => '' ) );
		$this->syncFiles();
		$this->assertSame( array( 404 ), $this->statuses( $this->plain( $picture ) ) );
	}

	public function test_the_files_go_back_when_the_page_becomes_public(): void {
		$picture = $this->picture( $this->page );
		$plain   = $this->plain( $picture );
		$this->syncFiles();
		update_post_meta( $this->page, PageMeta::IS_PRIVATE, '0' );
		$this->syncFiles();
		$this->assertSame( array( 200 ), $this->statuses( $plain ) );
		$this->assertSame( home_url( $plain[0] ), wp_get_attachment_url( $picture ) );
		$this->assertFalse( PrivateFileStore::has( $picture ) );
	}

	public function test_an_older_database_that_knows_the_page_as_public_gets_the_files_back(): void {
		$picture = $this->picture( $this->page );
		$other   = $this->picture( 0 );
		$plain   = $this->plain( $picture );
		$this->syncFiles();
		update_post_meta( $this->page, PageMeta::IS_PRIVATE, '0' );
		delete_post_meta( $picture, PrivateFileStore::META );
		$this->assertSame( array( 404 ), $this->statuses( $plain ) );
		$this->syncFiles();
		$this->assertSame( array( 200 ), $this->statuses( $plain ) );
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $other ) ) );
	}

	public function test_one_that_knows_it_as_private_has_them_sent_again(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		delete_post_meta( $picture, PrivateFileStore::META );
		$this->syncFiles();
		$this->assertTrue( PrivateFileStore::has( $picture ) );
		$cookies = $this->cookies( 'atoll_client' );
		$this->assertSame( array( 200 ), $this->statuses( $this->gated( $picture ), $cookies ) );
	}

	public function test_a_run_that_was_stopped_is_gone_on_with(): void {
		$picture = $this->picture( $this->page );
		$plain   = $this->plain( $picture );
		$this->syncFiles();
		// As if stopped after the mark and some of the files.
		$store = ( new PrivateFileStore( new StorageFolder() ) );
		$path  = $this->path( $picture );
		rename( $store->privatePath( $path ), $store->publicPath( $path ) );
		$this->assertSame(
			array( 200 ),
			$this->statuses( $this->gated( $picture ), $this->cookies( 'atoll_client' ) )
		);
		$this->syncFiles();
		$this->syncFiles();
		$this->assertSame( array( 404 ), $this->statuses( $plain ) );
	}

	public function test_wordpress_edits_remakes_and_deletes_a_kept_picture(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		$file = (string) get_attached_file( $picture );
		$this->assertFileExists( $file );
		$this->assertStringStartsWith( wp_normalize_path( (string) ( new StorageFolder() )->current() ), $file );
		$before = $this->path( $picture );
		wp_update_attachment_metadata( $picture, wp_generate_attachment_metadata( $picture, $file ) );
		$this->assertSame( $before, $this->path( $picture ) );
		$this->assertSame( $before, wp_get_attachment_metadata( $picture )['file'] );
		$this->syncFiles();
		$folder = dirname( $file );
		$stem   = pathinfo( $file, PATHINFO_FILENAME );
		wp_delete_attachment( $picture, true );
		$this->assertSame( array(), glob( "{$folder}/{$stem}*" ) );
	}

	public function test_no_upload_takes_the_name_of_a_kept_file(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		$again = wp_unique_filename( wp_upload_dir()['path'], wp_basename( $this->path( $picture ) ) );
		$this->assertNotSame( wp_basename( $this->path( $picture ) ), $again );
	}

	public function test_without_the_plugin_files_are_where_wordpress_looks_for_them(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		$this->newSync()->deactivate();
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $picture ) ) );
		$this->assertFalse( PrivateFileStore::has( $picture ) );
	}
}
