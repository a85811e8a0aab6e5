<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform;

use Atoll\Platform\RelatedLanguage;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** A language without a catalogue of its own reads a related one. */
final class RelatedLanguageTest extends TestCase {

	private const CATALOGUES = array( 'atoll-de_DE.l10n.php', 'atoll-de_DE-0a1b.json', 'atoll-fr_CA.mo' );

	private string $folder;

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/' . uniqid( 'atoll-languages-' );
		mkdir( $this->folder );
		array_map( fn( string $name ): bool => touch( "{$this->folder}/{$name}" ), self::CATALOGUES );
	}

	protected function tearDown(): void {
		array_map( fn( string $name ): bool => unlink( "{$this->folder}/{$name}" ), self::CATALOGUES );
		rmdir( $this->folder );
	}

	#[DataProvider( 'files' )]
	public function test_it_reads( string $asked, string $read ): void {
		$this->assertSame( "{$this->folder}/{$read}", RelatedLanguage::find( "{$this->folder}/{$asked}" ) );
	}

	/** @return iterable<string, array{string, string}> What WordPress looks for, and what it is to load. */
	public static function files(): iterable {
		yield 'its own, in the form that WordPress turns into the other by itself' => array( 'atoll-de_DE.mo', 'atoll-de_DE.mo' );
		yield 'its own, of a site that brought one as .mo' => array( 'atoll-fr_CA.mo', 'atoll-fr_CA.mo' );
		yield 'another country' => array( 'atoll-de_AT.mo', 'atoll-de_DE.mo' );
		yield 'another tone' => array( 'atoll-de_DE_formal.mo', 'atoll-de_DE.mo' );
		yield 'both' => array( 'atoll-de_CH_informal.mo', 'atoll-de_DE.mo' );
		yield 'of a script' => array( 'atoll-de_AT-0a1b.json', 'atoll-de_DE-0a1b.json' );
		yield 'of a script that says nothing' => array( 'atoll-de_AT-ffff.json', 'atoll-de_AT-ffff.json' );
		yield 'a language that nobody has brought' => array( 'atoll-it_IT.mo', 'atoll-it_IT.mo' );
	}
}
