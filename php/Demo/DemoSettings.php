<?php

declare( strict_types=1 );

namespace Atoll\Demo;

/** The site's settings while the demonstration is on, from plugin/demo/content/settings.json, and those of before. */
final class DemoSettings implements Part {

	/** Option: what each setting was before, and what it became. */
	private const BEFORE = 'atoll_demo_before';

	public function __construct( private string $file ) {}

	public function label(): string {
		return __( 'Settings', 'atoll' );
	}

	public function install( Placeholders $placeholders ): void {
		if ( is_array( get_option( self::BEFORE ) ) ) {
			return;
		}
		$settings = (array) $placeholders->fillAll( wp_json_file_decode( $this->file, array( 'associative' => true ) ) );
		$changes  = array();
		foreach ( $settings as $name => $value ) {
			$before = get_option( (string) $name );
			update_option( (string) $name, $value );
			$changes[ $name ] = array( $before, get_option( (string) $name ) );
		}
		update_option( self::BEFORE, $changes, false );
		$this->useNewAddresses();
	}

	/** Puts back what nobody has set otherwise since. */
	public function remove(): void {
		$changes = get_option( self::BEFORE );
		if ( ! is_array( $changes ) ) {
			return;
		}
		delete_option( self::BEFORE );
		/** @var array<string, array{mixed, mixed}> $unchanged */
		$unchanged = array_filter( $changes, static fn( $change, $name ): bool => is_array( $change ) && get_option( $name ) === $change[1], ARRAY_FILTER_USE_BOTH );
		foreach ( $unchanged as $name => list( $before ) ) {
			false === $before ? delete_option( $name ) : update_option( $name, $before );
		}
		$this->useNewAddresses();
	}

	private function useNewAddresses(): void {
		( $GLOBALS['wp_rewrite'] ?? null ) instanceof \WP_Rewrite && $GLOBALS['wp_rewrite']->init();
		// Post types and taxonomies of this request still have the addresses of before.
		create_initial_taxonomies();
		flush_rewrite_rules( false );
	}
}
