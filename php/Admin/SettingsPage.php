<?php

declare( strict_types=1 );

namespace Atoll\Admin;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\AdminScripts;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Rest\RestNamespaces;

/** The screen of the site's settings: an empty element, and the script that fills it (src/admin/settings). */
final class SettingsPage {

	private const HANDLE = 'atoll-settings';

	/** @param \Closure(): string $fontFaces Returns @font-face rules of all fonts, for a preview of each. */
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

	/** Runs on action `load-{page}`: enqueues scripts and styles of this screen. */
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

	/** Returns `window.atollSettings` (contract/script-data/settings-screen.schema.json), and its first requests. */
	private function dataScript(): string {
		$answers = rest_preload_api_request( array(), '/' . RestNamespaces::ATOLL . '/settings' );
		return sprintf(
			'window.atollSettings = %s; wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
			$this->json( array( 'home' => home_url( '/' ), 'forms' => $this->openForms() ) ),
			$this->json( $answers )
		);
	}

	/**
	 * Returns published forms. They are not requested over REST, because WordPress' list of forms has all their
	 * settings and is only for users who may edit forms.
	 *
	 * @return list<array{number: int, title: string}> Empty if the database cannot be read: all other settings can
	 *                                                 still be changed.
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
