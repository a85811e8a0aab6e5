<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\AdminScripts;

/** The screen of the site's settings: an empty place, and the script that fills it (src/admin/settings). */
final class SettingsPage {

	private const HANDLE = 'atoll-settings';

	/** @param \Closure(): string $fontFaces Style sheet with the faces of every font, each shown in itself. */
	public function __construct( private AdminScripts $scripts, private \Closure $fontFaces ) {}

	public function render(): void {
		if ( ! current_user_can( Capabilities::EDIT_SETTINGS ) ) {
			wp_die(
				esc_html__( 'Sorry, you are not allowed to change settings.', 'atoll' ),
				'',
				array( 'response' => 403 )
			);
		}
		printf( '<div id="atoll-settings"><noscript><p>%s</p></noscript></div>', esc_html__( 'The settings need JavaScript. Please turn it on and open this page again.', 'atoll' ) );
	}

	/** Action `load-{page}`: brings what the screen needs, and only there. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	private function enqueue(): void {
		wp_enqueue_media();
		$this->scripts->enqueue( self::HANDLE, 'settings' );
		wp_add_inline_script( self::HANDLE, $this->dataScript(), 'before' );
		$this->scripts->enqueueStyle( self::HANDLE, 'settings' );
		wp_add_inline_style( self::HANDLE, ( $this->fontFaces )() );
	}

	/** `window.atollSettings` (src/admin/settings/screen-data.ts), and what the screen requests first. */
	private function dataScript(): string {
		$answers = rest_preload_api_request( array(), '/s1t2/v1/settings' );
		return sprintf(
			'window.atollSettings = %s; wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
			$this->json( array( 'home' => home_url( '/' ) ) ),
			$this->json( $answers )
		);
	}

	/** @param array<mixed> $data */
	private function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	}
}
