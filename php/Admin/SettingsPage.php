<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\AdminScripts;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Rest\RestNamespaces;

/** The screen of the site's settings: an empty place, and the script that fills it (src/admin/settings). */
final class SettingsPage {

	private const HANDLE = 'atoll-settings';

	/** @param \Closure(): string $fontFaces Style sheet with the faces of every font, each shown in itself. */
	public function __construct(
		private AdminScripts $scripts,
		private FormRepository $forms,
		private \Closure $fontFaces
	) {}

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

	/** `window.atollSettings` (contract/script-data/settings-screen.schema.json), and what it requests first. */
	private function dataScript(): string {
		$answers = rest_preload_api_request( array(), '/' . RestNamespaces::ATOLL . '/settings' );
		return sprintf(
			'window.atollSettings = %s; wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
			$this->json( array( 'home' => home_url( '/' ), 'forms' => $this->openForms() ) ),
			$this->json( $answers )
		);
	}

	/**
	 * Here, since WordPress' list of forms holds all that is set in them: it is for those alone who may edit forms.
	 *
	 * @return list<array{number: int, title: string}> Of published ones; none where the database does not tell, as all
	 *                                                 other settings can be changed.
	 */
	private function openForms(): array {
		try {
			$forms = $this->forms->list();
		} catch ( ReadFailed $failed ) {
			( new ErrorLog() )->write( $failed, 'the settings' );
			return array();
		}
		$published = static fn( array $form ): bool => 'publish' === $form['status'];
		return array_map(
			static fn( array $form ): array => array( 'number' => $form['number'], 'title' => $form['title'] ),
			array_values( array_filter( $forms, $published ) )
		);
	}

	/** @param array<mixed> $data */
	private function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	}
}
