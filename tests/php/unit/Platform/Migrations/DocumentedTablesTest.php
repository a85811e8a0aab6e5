<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Migrations;

use Atoll\Composition\Schema;
use Atoll\Platform\Migrations\Table;
use PHPUnit\Framework\TestCase;

/** Whoever makes backups finds each table in docs/operating.md, and which of them may be left out. */
final class DocumentedTablesTest extends TestCase {

	public function test_each_table_stands_there_with_whether_it_needs_a_backup(): void {
		$text = (string) file_get_contents( dirname( __DIR__, 5 ) . '/docs/operating.md' );
		preg_match_all( '/^\|.*\{prefix\}.*$/m', $text, $rows );
		foreach ( Schema::MIGRATIONS as $table ) {
			if ( ! is_subclass_of( $table, Table::class ) ) {
				continue;
			}
			$row = implode( "\n", preg_grep( '/`\{prefix\}' . $table::NAME . '`/', $rows[0] ) );
			$this->assertNotSame( '', $row, $table::NAME );
			$this->assertSame( ! $table::NEEDS_BACKUP, 1 === preg_match( '/needs? no backup/', $row ), $table::NAME );
		}
	}
}
