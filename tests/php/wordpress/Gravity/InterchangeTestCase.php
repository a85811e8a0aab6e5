<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity;

use Atoll\Gravity\FormFiles\FormImport;
use Atoll\Gravity\FormFiles\FormReport;
use Atoll\Gravity\FormFiles\FormsFile;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Forms that come in and leave as files. */
abstract class InterchangeTestCase extends SiteTestCase {

	/** @return list<FormReport> */
	protected function importFile( string $text ): array {
		$this->actAs( 'administrator' );
		return Inside::get( FormImport::class )->import( FormsFile::read( $text ) );
	}

	/** A fixture as a file. */
	protected function text( string $name ): string {
		return (string) file_get_contents( dirname( __DIR__, 3 ) . "/fixtures/gravity/{$name}.json" );
	}

	/** @return array<string, mixed> What an editor would see, without what the form came with. */
	protected function source( int $post ): array {
		$fields = array_map(
			static fn( array $block ) => array_diff_key( $block['attrs'], array( 'gravity' => 0 ) ),
			parse_blocks( (string) get_post_field( 'post_content', $post ) )
		);
		return array(
			'fields' => $fields,
			'status' => get_post_field( 'post_status', $post ),
			'title'  => get_post_field( 'post_title', $post ),
		);
	}

	/** JSON in which only what is said counts: keys in one order. */
	protected static function canonical( mixed $value ): string {
		return (string) json_encode( self::sorted( $value ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES );
	}

	private static function sorted( mixed $value ): mixed {
		$sorted = array_map(
			self::sorted( ... ),
			is_object( $value ) ? get_object_vars( $value ) : ( is_array( $value ) ? $value : array() )
		);
		is_object( $value ) && ksort( $sorted, SORT_STRING );
		return is_object( $value ) ? (object) $sorted : ( is_array( $value ) ? $sorted : $value );
	}
}
