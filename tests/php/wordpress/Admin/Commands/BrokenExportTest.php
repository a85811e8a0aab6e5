<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use PHPUnit\Framework\Attributes\TestWith;

/** An export that breaks off has taken entries too, and does not pass for a whole one. */
final class BrokenExportTest extends CommandTestCase {

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form();
		$this->send( $this->number );
	}

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		parent::tearDown();
	}

	public function test_entries_that_were_not_all_written_are_a_line_of_the_access_log_all_the_same(): void {
		global $wpdb;
		$this->refuse( '/SELECT .*answers.* FROM \w+atoll_entries/s' );
		$path = $this->file( array() );
		$this->assertStringContainsString(
			'Error: We could not look this up just now.',
			$this->fails( 'entry', 'export', "--form={$this->number}", "--file={$path}" )
		);
		unlink( $path );
		$this->assertSame(
			array( '1' ),
			$wpdb->get_col( "SELECT entries FROM {$wpdb->prefix}atoll_access_log WHERE action = 'exported'" )
		);
	}

	#[TestWith( array( '/WHERE f.number IN/' ) )]
	#[TestWith( array( '/^SELECT \* FROM \w+posts WHERE ID =/' ) )]
	public function test_forms_that_could_not_be_read_are_not_left_out_and_the_file_stays( string $pattern ): void {
		$path   = $this->file( array( 'before' ) );
		$before = file_get_contents( $path );
		$anew   = static fn(): string => 'en_GB'; // In which this process has read no form yet.
		add_filter( 'locale', $anew );
		wp_cache_flush();
		$this->refuse( $pattern );
		foreach ( array( array(), array( (string) $this->number ) ) as $numbers ) {
			$this->assertStringContainsString(
				'Error: We could not look this up just now.',
				$this->fails( 'form', 'export', "--file={$path}", ...$numbers )
			);
		}
		remove_filter( 'locale', $anew );
		$this->assertSame( $before, file_get_contents( $path ) );
		unlink( $path );
	}

	/** @param string $pattern Of queries that the database refuses. */
	private function refuse( string $pattern ): void {
		add_filter(
			'query',
			static fn( string $sql ): string => 1 === preg_match( $pattern, $sql ) ? 'SELECT 1 FROM nowhere' : $sql
		);
	}
}
