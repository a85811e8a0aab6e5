<?php

declare( strict_types=1 );

namespace Atoll\Demo;

use Atoll\Site\Look\Theme;

/** The site's settings while the demonstration is on, and those of before. */
final class DemoSettings {

	private const BEFORE = 'atoll_demo_before';

	private const SETTINGS = array(
		'blogname'            => 'Banksia Finance',
		'blogdescription'     => 'Home, vehicle and business loans, set out so that you can judge them for yourself.',
		'permalink_structure' => '/%postname%/',
		'timezone_string'     => 'Australia/Sydney',
		'date_format'         => 'j F Y',
		'default_ping_status' => 'closed',
		'atoll_company'       => array(
			'mark'       => 'banksia',
			// From the numbers that the Australian regulator sets aside for fiction.
			'phone'      => '1800 975 707',
			'disclaimer' => "Banksia Finance is a demonstration of the Atoll plugin. It is not a company: it holds no licence, gives no advice and arranges no loans. Its telephone number is reserved for fiction.\n\nThe information on this site is general. It does not take your objectives, financial situation or needs into account, so consider whether it suits you before you act on it. Any application for finance is subject to the lender’s assessment, terms, conditions, fees and charges.",
		),
	);

	public function install(): void {
		if ( is_array( get_option( self::BEFORE ) ) ) {
			return;
		}
		$names = array( ...array_keys( self::SETTINGS ), 'show_on_front', 'page_on_front', 'stylesheet' );
		update_option( self::BEFORE, array_combine( $names, array_map( 'get_option', $names ) ), false );
		if ( wp_get_theme( Theme::NAME )->exists() ) {
			$this->wear( Theme::NAME );
		}
		foreach ( self::SETTINGS as $name => $value ) {
			update_option( $name, $value );
		}
		$this->useNewAddresses();
	}

	public function showAsFrontPage( int $page ): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
	}

	public function remove(): void {
		$before = get_option( self::BEFORE );
		if ( ! is_array( $before ) ) {
			return;
		}
		$theme = is_string( $before['stylesheet'] ?? null ) ? $before['stylesheet'] : '';
		unset( $before['stylesheet'] );
		foreach ( $before as $name => $value ) {
			if ( false === $value ) {
				delete_option( $name );
			} else {
				update_option( $name, $value );
			}
		}
		if ( wp_get_theme( $theme )->exists() ) {
			$this->wear( $theme );
		}
		delete_option( self::BEFORE );
		$this->useNewAddresses();
	}

	/** WordPress would end the change at its next request, and drop the menus that were placed meanwhile. */
	private function wear( string $theme ): void {
		switch_theme( $theme );
		check_theme_switched();
	}

	private function useNewAddresses(): void {
		( $GLOBALS['wp_rewrite'] ?? null ) instanceof \WP_Rewrite && $GLOBALS['wp_rewrite']->init();
		flush_rewrite_rules( false );
	}
}
