<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormTable;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Definitions\Storage\FormVersionsTable;
use Atoll\Forms\Page\Rendering\FormRenderer;

/**
 * The forms of one test. Most tests of a class begin with the same one, and compiling it takes longer than they do:
 * what the plugin wrote for the first is written again for the others, with the same numbers.
 */
final class TestForms {

	/** Columns that say when a row was written. */
	private const LOCAL = array( 'post_date', 'post_modified' );
	private const GMT   = array( 'post_date_gmt', 'post_modified_gmt', 'date_created' );

	/** What the plugin remembers of forms by their numbers for one request. */
	private const REMEMBERED = array(
		FormVersions::class => array( 'forms', 'used' ),
		FormRenderer::class => array( 'timesPrinted' ),
	);

	/** Whose forms are kept. */
	private static string $class = '';

	/**
	 * Number and rows by table, by source.
	 *
	 * @var array<string, list<array{int, array<string, list<array<string, string|null>>>}>>
	 */
	private static array $made = array();

	/** @var array<string, int> How many of each source this test has. */
	private array $taken = array();

	/** @param class-string $class Others may have hooks that change what is compiled. */
	public function __construct( string $class ) {
		self::$made  = self::$class === $class ? self::$made : array();
		self::$class = $class;
	}

	/**
	 * @param string          $source What the form is made of.
	 * @param \Closure(): int $make
	 * @return int Its number.
	 */
	public function number( string $source, \Closure $make ): int {
		$turn                   = $this->taken[ $source ] ?? 0;
		$this->taken[ $source ] = $turn + 1;
		if ( isset( self::$made[ $source ][ $turn ] ) ) {
			list( $number, $rows ) = self::$made[ $source ][ $turn ];
			self::forget();
			array_map( self::write( ... ), array_keys( $rows ), $rows );
			return $number;
		}
		$number                  = $make();
		self::$made[ $source ][] = array( $number, self::rows( $number ) );
		return $number;
	}

	/**
	 * Other forms with the same fields, for tests of many.
	 *
	 * @return list<int> Their numbers.
	 */
	public static function copies( int $number, int $count ): array {
		$rows    = self::rows( $number );
		$numbers = array();
		while ( count( $numbers ) < $count ) {
			$numbers[] = self::copy( $rows );
		}
		return $numbers;
	}

	/** @param array<string, list<array<string, string|null>>> $rows By table. */
	private static function copy( array $rows ): int {
		global $wpdb;
		$forms = $wpdb->prefix . FormTable::NAME;
		$next  = array(
			'number'  => 1 + (int) $wpdb->get_var( "SELECT MAX(number) FROM {$forms}" ),
			'post_id' => 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ),
			'meta_id' => null, // The database numbers them.
		);
		$next['ID'] = $next['post_id'];
		$copied     = static function ( array $row ) use ( $next ): array {
			if ( isset( $row['definition'] ) ) {
				$row['definition'] = preg_replace( '/^{"id":\d+/', "{\"id\":{$next['number']}", $row['definition'] );
			}
			return array( ...$row, ...array_intersect_key( $next, $row ) );
		};
		foreach ( $rows as $table => $ofTable ) {
			self::write( $table, array_map( $copied, $ofTable ) );
		}
		return $next['number'];
	}

	/** Whatever made them. WordPress looks up and deletes each detail by itself; these go at once. */
	public static function removeAll(): void {
		global $wpdb;
		$forms = $wpdb->get_col(
			$wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s", FormPostType::NAME )
		);
		if ( array() === $forms ) {
			return;
		}
		$posts = array_map( get_post( ... ), array_combine( $forms, $forms ) );
		$ids   = implode( ',', $forms );
		$ids   = implode( ',', array( ...$forms, ...$wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'revision' AND post_parent IN ({$ids})" ) ) );
		$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ({$ids})" );
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID IN ({$ids})" );
		foreach ( $posts as $id => $post ) {
			clean_post_cache( $post );
			do_action( 'deleted_post', $id, $post );
		}
	}

	/** As the next request begins. */
	private static function forget(): void {
		foreach ( self::REMEMBERED as $class => $names ) {
			foreach ( $names as $name ) {
				( new \ReflectionProperty( $class, $name ) )->setValue( Inside::get( $class ), array() );
			}
		}
	}

	/** @return array<string, list<array<string, string|null>>> By table. */
	private static function rows( int $number ): array {
		global $wpdb;
		$forms = $wpdb->prefix . FormTable::NAME;
		$form  = $wpdb->get_results( "SELECT * FROM {$forms} WHERE number = {$number}", ARRAY_A );
		$post  = (int) $form[0]['post_id'];
		return array(
			$wpdb->posts    => $wpdb->get_results( "SELECT * FROM {$wpdb->posts} WHERE ID = {$post}", ARRAY_A ),
			$wpdb->postmeta => $wpdb->get_results( "SELECT * FROM {$wpdb->postmeta} WHERE post_id = {$post}", ARRAY_A ),
			$wpdb->prefix . FormVersionsTable::NAME => $wpdb->get_results(
				"SELECT * FROM {$wpdb->prefix}" . FormVersionsTable::NAME . " WHERE number = {$number}",
				ARRAY_A
			),
			$forms          => $form,
		);
	}

	/** @param list<array<string, string|null>> $rows */
	private static function write( string $table, array $rows ): void {
		global $wpdb;
		$now = array_fill_keys( self::LOCAL, current_time( 'mysql' ) )
			+ array_fill_keys( self::GMT, gmdate( 'Y-m-d H:i:s' ) );
		TableRows::insert(
			$table,
			array_map( static fn( array $row ): array => array( ...$row, ...array_intersect_key( $now, $row ) ), $rows )
		);
		if ( $wpdb->posts === $table ) {
			clean_post_cache( (int) $rows[0]['ID'] );
		}
	}
}
