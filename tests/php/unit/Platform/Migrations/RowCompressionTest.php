<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Migrations;

use Atoll\Platform\Migrations\RowCompression;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class RowCompressionTest extends TestCase {

	/** @param array<string, string> $variables */
	#[DataProvider( 'servers' )]
	public function test_only_servers_that_write_compressed_tables_get_one( array $variables, bool $possible ): void {
		self::assertSame( $possible, RowCompression::isPossible( $variables ) );
	}

	/** @return iterable<string, array{array<string, string>, bool}> */
	public static function servers(): iterable {
		$usual = array( 'innodb_file_per_table' => 'ON', 'innodb_page_size' => '16384' );
		yield 'MySQL, MariaDB to 10.5' => array( $usual, true );
		yield 'MariaDB from 10.6.6 on' => array( array( ...$usual, 'innodb_read_only_compressed' => 'OFF' ), true );
		yield 'MariaDB 10.6.0, which only reads them' => array(
			array( ...$usual, 'innodb_read_only_compressed' => 'ON' ),
			false,
		);
		yield 'all tables in one file' => array( array( ...$usual, 'innodb_file_per_table' => 'OFF' ), false );
		yield 'large pages' => array( array( ...$usual, 'innodb_page_size' => '32768' ), false );
		yield 'a server that tells nothing' => array( array(), false );
	}
}
