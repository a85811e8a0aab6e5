<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform;

use Atoll\Platform\TranslationFiles;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** WordPress is told which catalogues there are, and looks for none in English. */
final class CataloguesTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/' . uniqid( 'atoll-catalogues-' );
		mkdir( $this->folder );
		touch( "{$this->folder}/atoll-de_DE.l10n.php" );
		touch( "{$this->folder}/atoll-en_CA.mo" );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), (array) glob( "{$this->folder}/*" ) );
		rmdir( $this->folder );
		parent::tearDown();
	}

	/** @param list<string> $files */
	#[DataProvider( 'languages' )]
	public function test_a_language_has( string $locale, array $files, bool $isLookedFor ): void {
		$catalogues = new TranslationFiles( $this->folder );
		$present    = static fn(): string => $locale;
		add_filter( 'determine_locale', $present );
		$found = $catalogues->files( null, "{$this->folder}/" );
		remove_filter( 'determine_locale', $present );
		self::assertSame( array_map( fn( string $name ): string => "{$this->folder}/{$name}", $files ), $found );
		self::assertSame(
			$isLookedFor ? "{$this->folder}/" : false,
			$catalogues->folder( "{$this->folder}/", 'atoll', $locale )
		);
	}

	/** @return iterable<string, array{string, list<string>, bool}> Its catalogues, and whether one is looked for. */
	public static function languages(): iterable {
		yield 'its own' => array( 'de_DE', array( 'atoll-de_DE.l10n.php' ), true );
		yield 'perhaps a related one' => array( 'de_AT', array(), true );
		yield 'that of the texts themselves' => array( 'en_AU', array(), false );
		yield 'its own English' => array( 'en_CA', array( 'atoll-en_CA.mo' ), true );
	}

	#[DataProvider( 'relatedOnes' )]
	public function test_a_related_language_stands_in( string $asked, string $domain, string $read ): void {
		self::assertSame(
			"{$this->folder}/{$read}",
			( new TranslationFiles( $this->folder ) )->related( "{$this->folder}/{$asked}", $domain )
		);
	}

	/**
	 * What WordPress looks for, for whom, and what it is to load.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function relatedOnes(): iterable {
		yield 'for German' => array( 'atoll-de_AT.mo', 'atoll', 'atoll-de_DE.mo' );
		yield 'never for English, in which the texts are written' => array(
			'atoll-en_AU.mo',
			'atoll',
			'atoll-en_AU.mo',
		);
		yield 'not for others' => array( 'atoll-de_AT.mo', 'other', 'atoll-de_AT.mo' );
	}

	public function test_other_folders_and_other_answers_are_left_alone(): void {
		$catalogues = new TranslationFiles( $this->folder );
		self::assertNull( $catalogues->files( null, '/languages/plugins/' ) );
		self::assertSame( array( 'x' ), $catalogues->files( array( 'x' ), "{$this->folder}/" ) );
		self::assertSame( '/elsewhere/', $catalogues->folder( '/elsewhere/', 'atoll', 'en_AU' ) );
		self::assertSame( "{$this->folder}/", $catalogues->folder( "{$this->folder}/", 'other', 'en_AU' ) );
	}
}
