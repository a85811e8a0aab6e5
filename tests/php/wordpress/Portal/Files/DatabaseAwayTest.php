<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Portal\Files\PrivateFileStore;
use PHPUnit\Framework\Attributes\DataProvider;

/** The database is away for a moment while files are put where they belong: none is moved for what it did not say. */
final class DatabaseAwayTest extends FilesTestCase {

	#[DataProvider( 'questions' )]
	public function test_no_file_is_moved( string $question, bool $isPrivate ): void {
		global $wpdb;
		$parent  = $isPrivate ? $this->page : 0;
		$file    = $this->file( 'Rates', 'txt', $parent );
		$address = wp_get_upload_dir()['baseurl'] . '/' . $this->path( $file );
		$link    = "<p><a href=\"{$address}\">Rates</a></p>";
		str_contains( $question, 'post_parent' )
			|| wp_update_post( array( 'ID' => $this->page, 'post_content' => $link ) );
		$isPrivate || $this->add( $link, array() );
		$this->syncFiles();
		$before     = PrivateFileStore::has( $file );
		$fail       = static fn( string $sql ): string => 1 === preg_match( "~{$question}~s", $sql )
			? 'SELECT nothing FROM nowhere'
			: $sql;
		$suppressed = $wpdb->suppress_errors();
		wp_cache_flush();
		add_filter( 'query', $fail );
		$isDone = $this->newSync()->run();
		remove_filter( 'query', $fail );
		$wpdb->suppress_errors( $suppressed );
		wp_cache_flush();
		$this->assertSame(
			array( $isPrivate, false, $isPrivate ),
			array( $before, $isDone, PrivateFileStore::has( $file ) )
		);
	}

	/** @return iterable<string, array{string, bool}> */
	public static function questions(): iterable {
		yield 'which files were added to private pages' => array(
			'^(?!.*meta_key).*post_parent IN .*attachment',
			true,
		);
		yield 'what private pages say'                  => array( '^SELECT post_content FROM', true );
		yield 'what everybody may read'                 => array( '^SELECT ID id, post_content text', false );
		yield 'what is kept beside it'                  => array( '^SELECT p\.ID id, m\.meta_value text', false );
		yield 'what widgets and themes say'             => array(
			'^SELECT option_value FROM .* option_name NOT LIKE',
			false,
		);
	}
}
