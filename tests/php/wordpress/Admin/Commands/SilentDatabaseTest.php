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

	/**
	 * @param list<string> $words
	 * @param string       $done What went well before.
	 */
	#[TestWith( array( array( '--force' ), '500 entries deleted.' ) )]
	#[TestWith( array( array(), '500 entries moved to the trash.' ) )]
	public function test_a_deletion_that_ends_half_way_says_how_far_it_came( array $words, string $done ): void {
		$ids  = $this->entries( 501 );
		$last = "IN ({$ids[500]})";
		add_filter(
			'query',
			static fn( string $sql ): string => str_starts_with( $sql, 'UPDATE' ) && str_contains( $sql, $last )
				? 'UPDATE nowhere SET nothing = 1'
				: $sql
		);
		$said = $this->fails( 'entry', 'delete', ...array_map( 'strval', $ids ), ...$words, ...array( '--yes' ) );
		$this->assertStringContainsString( $done, $said );
		$this->assertStringContainsString( 'Error: The database did not take the rest', $said );
		$this->assertStringNotContainsString( 'Nothing was lost', $said );
	}

	/** @return list<int> Their ids. */
	private function entries( int $count ): array {
		global $wpdb;
		$form  = $this->form();
		$first = $this->send( $form );
		$ids   = range( $first, $first + $count - 1 );
		$rows  = array_map(
			static fn( int $id ): string => "( {$id}, {$form}, 1, 'active', '{}', 'key {$id}', NOW(), NOW() )",
			array_slice( $ids, 1 )
		);
		$columns = 'id, form_number, form_version, status, answers, idempotency_key, date_created, date_updated';
		$wpdb->query( "INSERT INTO {$wpdb->prefix}atoll_entries ( {$columns} ) VALUES " . implode( ', ', $rows ) );
		return $ids;
	}
}
