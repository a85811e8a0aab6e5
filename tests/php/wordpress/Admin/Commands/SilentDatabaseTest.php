<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use PHPUnit\Framework\Attributes\TestWith;

/** A command that the database does not answer ends with a sentence, not with where in the code that was met. */
final class SilentDatabaseTest extends CommandTestCase {

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		parent::tearDown();
	}

	/**
	 * @param list<string> $words
	 * @param string       $table That it does not tell of.
	 */
	#[TestWith( array( array( 'form', 'list' ), 'atoll_entries' ) )]
	#[TestWith( array( array( 'entry', 'list' ), 'atoll_entries' ) )]
	#[TestWith( array( array( 'entry', 'list', '--format=count' ), 'atoll_entries' ) )]
	#[TestWith( array( array( 'entry', 'export' ), 'atoll_entries' ) )]
	#[TestWith( array( array( 'entry', 'export', '--form=%d' ), 'atoll_forms' ) )]
	#[TestWith( array( array( 'entry', 'delete', '1', '--yes' ), 'atoll_entries' ) )]
	#[TestWith( array( array( 'entry', 'delete', '--form=%d', '--force', '--yes' ), 'atoll_entries' ) )]
	#[TestWith( array( array( 'mail', 'list' ), 'atoll_mail' ) )]
	#[TestWith( array( array( 'mail', 'retry' ), 'atoll_mail' ) )]
	public function test_it_ends_with_a_sentence( array $words, string $table ): void {
		$number = $this->form();
		$anew   = static fn(): string => 'en_GB'; // In which this process has read no form yet.
		add_filter( 'locale', $anew );
		add_filter(
			'query',
			static fn( string $sql ): string => str_contains( $sql, $table ) ? 'SELECT 1 FROM nowhere' : $sql
		);
		$said = $this->fails( ...array_map( static fn( string $word ): string => sprintf( $word, $number ), $words ) );
		remove_filter( 'locale', $anew );
		$this->assertStringContainsString( 'Error: We could not look this up just now.', $said );
	}
}
