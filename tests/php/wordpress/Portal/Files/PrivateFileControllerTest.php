<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** Files that only private pages show are handed out to those who may see the pages, and to nobody else. */
final class PrivateFileControllerTest extends FilesTestCase {

	public function test_every_size_and_format_of_an_attached_picture_is_out_of_reach(): void {
		$picture = $this->picture( $this->page );
		$plain   = $this->plain( $picture );
		$this->assertGreaterThan( 3, count( $plain ) );
		$this->assertSame( array( 200 ), $this->statuses( $plain ) );
		$this->syncFiles();
		$this->assertSame( array( 404 ), $this->statuses( $plain ) );
		$this->assertSame( array( 302 ), $this->statuses( $this->gated( $picture ) ) );
		foreach ( array( 'atoll_client', 'subscriber', 'atoll_staff', 'editor' ) as $role ) {
			$this->assertSame(
				array( 200 ),
				$this->statuses( $this->gated( $picture ), $this->cookies( $role ) ),
				$role
			);
		}
	}

	public function test_a_second_attachment_of_the_same_file_opens_nothing(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		$second = $this->translation( $picture ); // Which nothing has looked at yet.
		$this->assertFalse( PrivateFileStore::has( $second ) );
		$this->assertSame( array( 302 ), $this->statuses( $this->gated( $second ) ) );
		$store = Inside::get( PrivateFileStore::class );
		rename( $store->privatePath( $this->path( $picture ) ), $store->publicPath( $this->path( $picture ) ) );
		$this->assertSame( 302, Http::get( $this->gated( $second )[0] )->status, 'on its way to the private folder' );
	}

	public function test_a_visitor_hears_the_same_of_what_is_there_and_what_is_not(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		$there   = Http::get( $this->gated( $picture )[0] );
		$missing = Http::get( '/?atoll-file=99999999/2026/05/nothing.jpg' );
		$strip   = static fn( HttpAnswer $answer ): string => (string) preg_replace(
			'/^(Date|Location):.*\R/mi',
			'',
			$answer->head
		) . $answer->body;
		$this->assertSame( $strip( $missing ), $strip( $there ) );
		$this->assertSame( 'private, no-store', $there->header( 'Cache-Control' ) );
	}

	public function test_nothing_but_the_files_of_an_attachment_is_handed_out(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		$cookies = $this->cookies( 'atoll_client' );
		$paths = array(
			'../canary.txt',
			'../../wp-config.php',
			'2026/05/../../../canary.txt',
			'canary.txt',
			'',
			'/etc/passwd',
			"a\0b",
		);
		foreach ( $paths as $path ) {
			$this->assertSame(
				404,
				Http::get( "/?atoll-file={$picture}/" . rawurlencode( $path ), $cookies )->status,
				$path
			);
		}
		$this->assertSame( 404, Http::get( "/?atoll-file=-1/{$this->path( $picture )}", $cookies )->status );
		$this->assertSame( 404, Http::get( "/?atoll-file={$this->page}/{$this->path( $picture )}", $cookies )->status );
	}

	public function test_a_client_cannot_fetch_what_was_added_to_a_draft(): void {
		$picture = $this->picture( $this->page );
		wp_update_post( array( 'ID' => $this->page, 'post_status' => 'draft' ) );
		$this->syncFiles();
		$this->assertSame(
			array( 404 ),
			$this->statuses( $this->gated( $picture ), $this->cookies( 'atoll_client' ) )
		);
		$this->assertSame( array( 200 ), $this->statuses( $this->gated( $picture ), $this->cookies( 'editor' ) ) );
	}

	#[DataProvider( 'ranges' )]
	public function test_parts_of_a_file_are_handed_out(
		string $range,
		int $status,
		string $part,
		string $said
	): void {
		$file = $this->file( 'abcdefghij', 'txt' );
		$this->syncFiles();
		$answer = Http::get(
			$this->gated( $file )[0],
			array( "Range: {$range}", ...$this->cookies( 'atoll_client' ) )
		);
		$this->assertSame(
			array( $status, $part, $said ),
			array( $answer->status, $answer->body, $answer->header( 'Content-Range' ) )
		);
		$this->assertSame( 'nosniff', $answer->header( 'X-Content-Type-Options' ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$this->assertStringStartsWith( 'text/plain', $answer->header( 'Content-Type' ) );
	}

	/** @return iterable<string, array{string, int, string, string}> */
	public static function ranges(): iterable {
		yield 'the beginning'      => array( 'bytes=0-2', 206, 'abc', 'bytes 0-2/10' );
		yield 'from somewhere on'  => array( 'bytes=7-', 206, 'hij', 'bytes 7-9/10' );
		yield 'the end'            => array( 'bytes=-2', 206, 'ij', 'bytes 8-9/10' );
		yield 'beyond the end'     => array( 'bytes=8-99', 206, 'ij', 'bytes 8-9/10' );
		yield 'past the end'       => array( 'bytes=10-', 416, '', 'bytes */10' );
		yield 'backwards'          => array( 'bytes=5-2', 416, '', 'bytes */10' );
		yield 'several'            => array( 'bytes=0-1,3-4', 200, 'abcdefghij', '' );
		yield 'nonsense'           => array( 'lines=1', 200, 'abcdefghij', '' );
	}

	public function test_a_plain_address_leads_those_who_may_see_it_on(): void {
		$picture = $this->picture( $this->page );
		$this->syncFiles();
		$answer = Http::get( $this->plain( $picture )[0], $this->cookies( 'editor' ) );
		$this->assertSame( 302, $answer->status );
		$this->assertStringContainsString( "atoll-file={$picture}/", $answer->header( 'Location' ) );
	}
}
