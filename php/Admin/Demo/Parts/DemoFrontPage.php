<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Parts;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;

/** The pages that WordPress refers to in options: front page, posts page and privacy policy. */
final class DemoFrontPage implements DemoPart {

	/** Option: previous values of WordPress' options. */
	private const BEFORE = 'atoll_demo_before_front';

	/** WordPress' options, and the mark of the page for each. */
	private const PAGES = array(
		'page_on_front'              => 'page:/',
		'page_for_posts'             => 'page:/resources/news/',
		'wp_page_for_privacy_policy' => 'page:/privacy-policy/',
	);

	public function __construct( private DemoMarkers $markers ) {}

	public function label(): string {
		return __( 'Front page and news', 'atoll' );
	}

	public function install( DemoPlaceholders $placeholders ): void {
		$options = array( ...array_map( $this->markers->find( ... ), self::PAGES ), 'show_on_front' => 'page' );
		if ( ! is_array( get_option( self::BEFORE ) ) ) {
			update_option(
				self::BEFORE,
				array_combine( array_keys( $options ), array_map( 'get_option', array_keys( $options ) ) ),
				false
			);
		}
		$before = (array) get_option( self::BEFORE );
		foreach ( $options as $name => $value ) {
			// Also after an interrupted installation. Sites that have chosen another page since keep it.
			if ( get_option( $name ) === $before[ $name ] ) {
				update_option( $name, $value );
			}
		}
	}

	/** Runs before the pages are deleted. A page that someone has chosen or changed since stays. */
	public function remove(): void {
		$before = get_option( self::BEFORE );
		if ( ! is_array( $before ) ) {
			return;
		}
		$isUnchanged = array_map(
			fn( string $name ): bool => $this->isUnchanged( $name ),
			array_combine( array_keys( self::PAGES ), array_keys( self::PAGES ) )
		);
		// First: after an interrupted removal, a restored page would hide that this option is still to be restored.
		$isUnchanged = array( 'show_on_front' => $isUnchanged['page_on_front'] ) + $isUnchanged;
		foreach ( array_keys( array_filter( $isUnchanged ) ) as $name ) {
			update_option( $name, $before[ $name ] );
		}
		delete_option( self::BEFORE );
	}

	private function isUnchanged( string $name ): bool {
		$page = get_option( $name );
		return is_numeric( $page ) && (int) $page === $this->markers->find( self::PAGES[ $name ] );
	}
}
