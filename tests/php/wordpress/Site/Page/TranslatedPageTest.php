<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Page;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Notifications\NotificationPostType;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What WPML and Polylang read in wpml-config.xml; of meta that it does not name a translation gets nothing. */
final class TranslatedPageTest extends SiteTestCase {

	public function test_what_is_set_for_a_page_holds_for_its_translations(): void {
		$actions = array();
		foreach ( $this->config()->{'custom-fields'}->{'custom-field'} as $field ) {
			$actions[ (string) $field ] = (string) $field['action'];
		}
		foreach ( array( ...PageMeta::TYPES, NotificationPostType::NAME ) as $type ) {
			foreach ( $this->metaKeys( $type ) as $key ) {
				$isAddress = str_ends_with( $key, '_url' ) || str_ends_with( $key, '_targets' );
				$this->assertSame( $isAddress ? 'copy-once' : 'copy', $actions[ $key ] ?? 'ignore', $key );
			}
		}
		$this->assertSame( 'copy', $actions[ PageMeta::IS_PRIVATE ], 'A translation is as private as its page.' );
	}

	public function test_each_setting_that_can_be_translated_exists(): void {
		$settings = Inside::get( Settings::class );
		foreach ( $this->config()->{'admin-texts'}->key as $group ) {
			$name = substr( (string) $group['name'], strlen( 'atoll_' ) );
			$this->assertContains( $name, $settings->names() );
			$this->assertExist( $group, $settings->shape( $name ) );
		}
	}

	private function assertExist( \SimpleXMLElement $keys, JsonData $shape ): void {
		foreach ( $keys->key as $key ) {
			$name = (string) $key['name'];
			$this->assertTrue( '*' === $name || $shape->has( $name ), $name );
			$setting = '*' === $name ? $shape : $shape->map( $name );
			if ( 0 === $key->key->count() ) {
				$this->assertSame( 'string', $setting->string( 'type' ), $name );
			}
			$this->assertExist( $key, '*' === $name ? $setting : $setting->map( 'settings' ) );
		}
	}

	/** @return list<string> Those of the plugin. */
	private function metaKeys( string $type ): array {
		$keys = array_keys( get_registered_meta_keys( 'post', $type ) );
		$ours = array_values(
			array_filter( $keys, static fn( string $key ): bool => str_starts_with( $key, 'atoll_' ) )
		);
		$this->assertNotSame( array(), $ours, $type );
		return $ours;
	}

	private function config(): \SimpleXMLElement {
		$file = dirname( __DIR__, 5 ) . '/plugin/wpml-config.xml';
		$this->assertFileExists( $file );
		return simplexml_load_file( $file ) ?: throw new \LogicException( "{$file} is no XML." );
	}
}
