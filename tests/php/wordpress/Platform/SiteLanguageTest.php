<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform;

use Atoll\Platform\SiteLanguage;
use Atoll\Tests\WordPress\Support\PageLanguage;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class SiteLanguageTest extends SiteTestCase {

	#[DataProvider( 'locales' )]
	public function test_a_language_is_named_as_others_know_it( string $wordpress, string $name, string $tag ): void {
		$locale = static fn(): string => $wordpress;
		add_filter( 'locale', $locale );
		try {
			$this->assertSame( array( $name, $tag ), array( SiteLanguage::name(), SiteLanguage::tag() ) );
		} finally {
			remove_filter( 'locale', $locale );
		}
	}

	public function test_an_address_with_a_query_and_one_without_say_the_language_of_another_page(): void {
		$say = static fn(): array => array_map(
			SiteLanguage::inAddress( ... ),
			array( 'https://example.com/wp-json/a', 'https://example.com/?rest_route=/a' )
		);
		$this->assertStringNotContainsString( 'atoll_locale', implode( $say() ) );
		$this->assertSame(
			array(
				'https://example.com/wp-json/a?atoll_locale=fr_FR',
				'https://example.com/?rest_route=/a&atoll_locale=fr_FR',
			),
			PageLanguage::during( PageLanguage::FRENCH, $say )
		);
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function locales(): iterable {
		yield 'a language and a country' => array( 'de_DE', 'de_DE', 'de-DE' );
		yield 'a form of address'        => array( 'de_DE_formal', 'de_DE', 'de-DE' );
		yield 'an orthography'           => array( 'pt_PT_ao90', 'pt_PT', 'pt-PT' );
		yield 'a language alone'         => array( 'ja', 'ja', 'ja' );
		yield 'no language pack'         => array( 'en_US', 'en_AU', 'en-AU' );
	}
}
