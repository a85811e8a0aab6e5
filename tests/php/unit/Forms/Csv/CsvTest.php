<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Csv;

use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Csv\CsvFileName;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CsvTest extends TestCase {

	/** @param list<list<string>> $rows */
	#[DataProvider( 'files' )]
	public function test_a_file_is_written_to_the_letter( array $rows, string $csv ): void {
		self::assertSame( $csv, ( new Csv() )->write( $rows ) );
	}

	/** @param list<list<string>> $rows */
	#[DataProvider( 'files' )]
	public function test_a_strict_reader_finds_every_cell_again( array $rows, string $csv ): void {
		$parsed = $this->read( substr( $csv, 3 ) );

		$unescape = static fn( string $cell ) => preg_replace( "/'(?=[=+@\\t\\r-])/", '', $cell );
		self::assertSame( array_map( static fn( array $row ) => array_map( $unescape, $row ), $parsed ), $rows );
	}

	public function test_nothing_unseen_hides_a_formula(): void {
		foreach ( array( "\0=1", "\u{200B}=1", "\u{FEFF}@x", "\u{A0}+1", "\x0B-1" ) as $cell ) {
			self::assertStringStartsWith( "\"'", ( new Csv() )->line( array( $cell ) ), rawurlencode( $cell ) );
		}
	}

	public function test_a_cell_stays_one_whatever_signs_it_holds(): void {
		self::assertSame( "\"a\x1Fb\",\"c\"\r\n", ( new Csv() )->line( array( "a\x1Fb", 'c' ) ) );
		self::assertSame( "\"\",\"a\nb\",\"\"\r\n", ( new Csv() )->line( array( '', "a\nb", '' ) ) );
	}

	public function test_text_that_is_no_unicode_is_no_formula_either(): void {
		self::assertSame( "\"'=1\xff\"\r\n", ( new Csv() )->line( array( "=1\xff" ) ) );
	}

	#[DataProvider( 'names' )]
	public function test_a_file_is_named_after_its_form( string $title, string $file ): void {
		self::assertSame( $file, CsvFileName::fromTitle( $title ) );
	}

	/** @return iterable<string, array{list<list<string>>, string}> */
	public static function files(): iterable {
		foreach ( self::cases()['files'] as $case ) {
			yield $case['name'] => array( $case['rows'], $case['csv'] );
		}
	}

	/** @return iterable<string, array{string, string}> */
	public static function names(): iterable {
		foreach ( self::cases()['names'] as $case ) {
			yield $case['name'] => array( $case['title'], $case['file'] );
		}
	}

	/** @return array<string, list<array<string, mixed>>> */
	private static function cases(): array {
		return json_decode(
			(string) file_get_contents( dirname( __DIR__, 5 ) . '/contract/logic/csv.json' ),
			true,
			16,
			JSON_THROW_ON_ERROR
		);
	}

	/**
	 * By the grammar of RFC 4180 with every field quoted, and nothing else.
	 *
	 * @return list<list<string>>
	 */
	private function read( string $csv ): array {
		self::assertMatchesRegularExpression( '/\A(?:"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n)*\z/', $csv );
		$rows = array();
		preg_match_all( '/"((?:[^"]|"")*)"(,|\r\n)/', $csv, $cells, PREG_SET_ORDER );
		$row = array();
		foreach ( $cells as $cell ) {
			$row[] = str_replace( '""', '"', $cell[1] );
			if ( ',' !== $cell[2] ) {
				$rows[] = $row;
				$row    = array();
			}
		}
		return $rows;
	}
}
